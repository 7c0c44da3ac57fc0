import { type CatalogEntity, catalogEntities } from '@welt/contract/api/catalog.ts'
import type { Wrapped } from './unwrap-value.ts'

/** What a file may hold: the catalogue's entities, and the shelf as our own export writes it. */
export const sourceEntities = [...catalogEntities, 'stock_item'] as const
export type SourceEntity = CatalogEntity | 'stock_item'

/** How the entities are called by other exporters; blanks, strokes and the plural make no difference. */
const otherNames: Readonly<Record<string, SourceEntity>> = {
  tax: 'taxrule',
  taxrate: 'taxrule',
  page: 'cms_page',
  block: 'cms_block',
  hierarchy: 'cms_hierarchy',
  categorie: 'category',
  taxonomy: 'category',
  hierarchie: 'cms_hierarchy',
  stock: 'stock_item',
}

const known = new Map<string, SourceEntity>([
  ...sourceEntities.map((entity) => [entity.replaceAll('_', ''), entity] as const),
  ...Object.entries(otherNames),
])

export type EntityChoice = { entity: SourceEntity; by: 'type' | 'index' | 'file' | 'shape' } | undefined

/**
 * What kind of document it is: by its type, by the ending of its index (as newer engines have it), by the name of the file or
 * of its folder, and at last by the fields that no other kind has.
 */
export function chooseEntity({ type, index, source }: Wrapped, filePath: string): EntityChoice {
  const byType = type === undefined ? undefined : entityOfWord(type)
  if (byType) return { entity: byType, by: 'type' }
  const byIndex = index === undefined ? undefined : splitIndexName(index)?.entity
  if (byIndex) return { entity: byIndex, by: 'index' }
  const byFile = entityOfPath(filePath)
  if (byFile) return { entity: byFile, by: 'file' }
  const byShape = entityOfShape(source)
  return byShape && { entity: byShape, by: 'shape' }
}

/** `vue_storefront_catalog_de_product_1572…` is the entity product of `vue_storefront_catalog_de`. */
export function splitIndexName(index: string): { base: string; entity: SourceEntity } | undefined {
  const name = index.replace(/(?:[_-]\d+)+$/, '')
  for (const parts of [2, 1]) {
    const words = name.split(/[_-]/)
    const entity = entityOfWord(words.slice(-parts).join(''))
    const base = words.slice(0, -parts).join('_')
    if (entity && (parts === 1 || words.length >= parts)) return { base, entity }
  }
  return undefined
}

function entityOfWord(word: string): SourceEntity | undefined {
  const plain = word.toLowerCase().replaceAll(/[^a-z]/g, '')
  return known.get(plain) ?? known.get(plain.replace(/ies$/, 'y')) ?? known.get(plain.replace(/s$/, ''))
}

/** `products.json`, `dump/vue_storefront_catalog_product.json.gz`, `category/12.json`. */
function entityOfPath(path: string): SourceEntity | undefined {
  const [file = '', folder = ''] = path.split(/[/\\]/).toReversed()
  const name = file.replace(/\..*$/, '')
  return entityOfWord(name) ?? splitIndexName(name)?.entity ?? entityOfWord(folder)
}

function entityOfShape(source: Record<string, unknown>): SourceEntity | undefined {
  const has = (...fields: string[]) => fields.every((field) => source[field] !== undefined && source[field] !== null)
  if (has('sku') && (has('type_id') || has('price') || has('name') || has('visibility'))) return 'product'
  if (has('attribute_code')) return 'attribute'
  if (has('rates') && has('product_tax_class_ids')) return 'taxrule'
  if (has('detail') && (has('nickname') || has('review_status'))) return 'review'
  if (has('name') && (has('children_data') || has('parent_id') || has('include_in_menu'))) return 'category'
  if (has('identifier', 'content')) return has('page_layout') || has('content_heading') ? 'cms_page' : undefined
  return undefined
}
