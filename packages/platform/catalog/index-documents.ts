import type { Attribute } from '@welt/contract/entity/attribute.ts'
import type { Review } from '@welt/contract/entity/review.ts'
import type { TaxRule } from '@welt/contract/entity/tax-rule.ts'
import type { Document } from '../search/search-engine.ts'
import type { CatalogProduct } from './catalog-product.ts'

/** All documents of one store view, by entity and id. */
export interface IndexDocuments {
  /** As the catalogue wrote them. */
  product: Map<string, CatalogProduct>
  category: ReadonlyMap<string, Document>
  attribute: ReadonlyMap<string, Attribute>
  taxrule: ReadonlyMap<string, TaxRule>
  review: Map<string, Review>
  cms_page: ReadonlyMap<string, Document>
  cms_block: ReadonlyMap<string, Document>
  cms_hierarchy: ReadonlyMap<string, Document>
}
