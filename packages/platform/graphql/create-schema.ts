import type { CatalogEntity } from '@welt/contract/api/catalog.ts'
import { Attribute } from '@welt/contract/entity/attribute.ts'
import { Category } from '@welt/contract/entity/category.ts'
import { CmsBlock } from '@welt/contract/entity/cms-block.ts'
import { CmsHierarchy } from '@welt/contract/entity/cms-hierarchy.ts'
import { CmsPage } from '@welt/contract/entity/cms-page.ts'
import { Product } from '@welt/contract/entity/product.ts'
import { Review } from '@welt/contract/entity/review.ts'
import { TaxRule } from '@welt/contract/entity/tax-rule.ts'
import {
  type GraphQLFieldConfig,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLScalarType,
  GraphQLSchema,
  GraphQLString,
} from 'graphql'
import { jsonScalar, jsonType } from './json-scalar.ts'
import { OutputTypes } from './output-type.ts'
import { type Found, resolveSearch, type SearchContext } from './resolve-search.ts'
import type { SearchArguments } from './search-argument.ts'

type SearchField = GraphQLFieldConfig<unknown, SearchContext, SearchArguments>

/** Catalogue search as the field's GraphQL servers offer it. Names of inputs are those that field clients declare. */
export function createSchema(): GraphQLSchema {
  const types = new OutputTypes()
  const product = types.object('Product', Product, { attribute: ownAttribute })
  const category = types.object('Category', Category)
  const categories = found('Categories', category)
  const attributes = found('Attributes', types.object('Attribute', Attribute))
  const taxRules = found('TaxRules', types.object('TaxRule', TaxRule))
  const attributeFilter = filterInput('AttributeInput')
  const taxFilter = filterInput('TaxRuleInput')
  const cmsFilter = filterInput('CmsInput')

  const query = new GraphQLObjectType<unknown, SearchContext>({
    name: 'Query',
    fields: {
      products: searchField(
        'product',
        products(product),
        filterInput('ProductFilterInput'),
        sortInput('ProductSortInput'),
      ),
      categories: searchField(
        'category',
        categories,
        filterInput('CategoryFilterInput'),
        sortInput('CategorySortInput'),
      ),
      category: oneCategory(category),
      attributes: searchField('attribute', attributes, attributeFilter),
      customAttributeMetadata: searchField('attribute', attributes, attributeFilter, undefined, 'attributes'),
      taxrules: searchField('taxrule', taxRules, taxFilter),
      taxrule: searchField('taxrule', taxRules, taxFilter),
      reviews: searchField(
        'review',
        found('Reviews', types.object('Review', Review)),
        filterInput('ReviewFilterInput'),
      ),
      cmsPages: searchField('cms_page', found('CmsPages', types.object('CmsPage', CmsPage)), cmsFilter),
      cmsBlocks: searchField('cms_block', found('CmsBlocks', types.object('CmsBlock', CmsBlock)), cmsFilter),
      cmsHierarchies: searchField(
        'cms_hierarchy',
        found('CmsHierarchies', types.object('CmsHierarchy', CmsHierarchy)),
        cmsFilter,
      ),
    },
  })
  return new GraphQLSchema({ query })
}

function searchField(
  entity: CatalogEntity,
  type: GraphQLObjectType,
  filter: GraphQLScalarType,
  sort: GraphQLScalarType = anySort,
  filterName: 'filter' | 'attributes' = 'filter',
): SearchField {
  const fields = { type: new GraphQLList(GraphQLString) }
  return {
    type,
    args: {
      search: { type: GraphQLString, description: 'Words to look for.' },
      [filterName]: { type: filter },
      sort: { type: sort },
      pageSize: { type: GraphQLInt, description: '50 where it is missing or below 1, at most 4000.' },
      currentPage: { type: GraphQLInt, description: 'From 1 on.' },
      _sourceInclude: { ...fields, description: 'Fields of untyped documents; `*` stands for any letters.' },
      _sourceIncludes: fields,
      _sourceExclude: fields,
    },
    resolve: (_source, args, context) => resolveSearch(entity, args, context),
  }
}

function oneCategory(type: GraphQLObjectType): GraphQLFieldConfig<unknown, SearchContext, { id: number }> {
  return {
    type,
    args: { id: { type: new GraphQLNonNull(GraphQLInt) } },
    resolve: async (_source, { id }, context) => {
      const { documents } = await resolveSearch('category', { filter: { id: { eq: id } }, pageSize: 1 }, context)
      return documents[0] ?? null
    },
  }
}

const pageInfo = new GraphQLObjectType({
  name: 'SearchResultPageInfo',
  fields: { page_size: { type: GraphQLInt }, current_page: { type: GraphQLInt } },
})
const sortField = new GraphQLObjectType({
  name: 'SortField',
  fields: { value: { type: GraphQLString }, label: { type: GraphQLString } },
})
const sortFields = new GraphQLObjectType({
  name: 'SortFields',
  fields: { default: { type: GraphQLString }, options: { type: new GraphQLList(sortField) } },
})

const always = {
  total_count: { type: GraphQLInt },
  page_info: { type: pageInfo },
  sort_fields: { type: sortFields },
  hits: {
    type: jsonType,
    resolve: (found: Found) => found.hits(),
    description: 'The engine’s own way of telling hits.',
  },
  aggregations: { type: jsonType },
  attribute_metadata: { type: jsonType },
  suggest: { type: jsonType, resolve: () => null },
}

/** Field clients take the items of products whole, and those of everything else by their fields. */
function products(type: GraphQLObjectType): GraphQLObjectType {
  return new GraphQLObjectType<Found>({
    name: 'Products',
    fields: {
      ...always,
      items: { type: jsonType, resolve: (found) => found.projected(), description: 'Whole documents.' },
      nodes: { type: new GraphQLList(type), resolve: (found) => found.documents, description: 'The same, typed.' },
    },
  })
}

function found(name: string, type: GraphQLObjectType): GraphQLObjectType {
  return new GraphQLObjectType<Found>({
    name,
    fields: { ...always, items: { type: new GraphQLList(type), resolve: ({ documents }) => documents } },
  })
}

const operators = 'eq, in, like, neq, nin, gt, gte, lt, lte, from, to, moreq, or, nor, notnull, null, scope'

/** A merchant's attributes are not known before the catalogue is read: an input takes any of them. */
function filterInput(name: string): GraphQLScalarType {
  return jsonScalar(
    name,
    `Attributes, each with operators (${operators}): { sku: { eq: "A" }, stock: { is_in_stock: { eq: true } } }. Those under "or" are alternatives.`,
  )
}

function sortInput(name: string): GraphQLScalarType {
  return jsonScalar(name, 'Fields, each with ASC or DESC: { updated_at: DESC }.')
}

const anySort = sortInput('SortInput')

/** What the contract does not name, because it is the merchant's own. */
const ownAttribute = {
  type: jsonType,
  description: 'The value of any attribute.',
  args: { code: { type: new GraphQLNonNull(GraphQLString) } },
  resolve: (source: unknown, { code }: { code?: unknown }): unknown =>
    typeof source === 'object' && source !== null && typeof code === 'string' && Object.hasOwn(source, code)
      ? Reflect.get(source, code)
      : null,
}
