import type { CatalogEntity } from '@welt/contract/api/catalog.ts'
import { Attribute } from '@welt/contract/entity/attribute.ts'
import { Review } from '@welt/contract/entity/review.ts'
import { TaxRule } from '@welt/contract/entity/tax-rule.ts'
import type { z } from 'zod'
import { plainText } from '../html/plain-text.ts'
import { isBriefProduct, isProduct } from '../record/brief-product.ts'
import type { DocumentRecord } from '../record/document-record.ts'
import { isRecord } from '../search/field-values.ts'
import type { Document } from '../search/search-engine.ts'
import { CatalogProduct } from './catalog-product.ts'
import { withSafe } from './safe-content.ts'

interface Parsed {
  product: CatalogProduct
  category: Document
  attribute: Attribute
  taxrule: TaxRule
  review: Review
  cms_page: Document
  cms_block: Document
  cms_hierarchy: Document
}

type Parsers = {
  [Entity in CatalogEntity]: (
    value: Record<string, unknown>,
    detail: DocumentRecord['detail'],
  ) => Parsed[Entity] | string
}

/** A document, or the words that say why it cannot be used. Only what the platform itself works with is checked. */
const parsers: Parsers = {
  product: (value, detail) => {
    if (detail !== null && isBriefProduct(value)) return new CatalogProduct(value, detail)
    if (detail === null && isProduct(value)) return CatalogProduct.of(value)
    return 'a product needs id, sku and variants with a sku each'
  },
  category: (value) => withSafe(value, 'description'),
  cms_page: (value) => withSafe(value, 'content'),
  cms_block: (value) => withSafe(value, 'content'),
  cms_hierarchy: (value) => value,
  attribute: (value) => checked(Attribute, value),
  taxrule: (value) => checked(TaxRule, value),
  review: (value) => {
    const review = checked(Review, value)
    return typeof review === 'string' ? review : asPlain(review)
  },
}

export function parseDocument<Entity extends CatalogEntity>(
  entity: Entity,
  { document, detail }: DocumentRecord,
): Parsed[Entity] | string {
  const value = parseJson(document)
  return isRecord(value) ? parsers[entity](value, detail) : 'it is no JSON object'
}

function checked<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> | string {
  const parsed = schema.safeParse(value)
  return parsed.success ? parsed.data : parsed.error.message
}

/** Shoppers write words, never markup, whatever a client sends. */
function asPlain(review: Review): Review {
  const { title, detail, nickname } = review
  return { ...review, title: plainText(title), detail: plainText(detail), nickname: plainText(nickname) }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
