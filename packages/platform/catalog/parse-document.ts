import type { CatalogEntity } from '@welt/contract/api/catalog.ts'
import { Attribute } from '@welt/contract/entity/attribute.ts'
import type { Product } from '@welt/contract/entity/product.ts'
import { Review } from '@welt/contract/entity/review.ts'
import { TaxRule } from '@welt/contract/entity/tax-rule.ts'
import type { z } from 'zod'
import { plainText } from '../html/plain-text.ts'
import { sanitizeContent } from '../html/sanitize-content.ts'
import { isRecord } from '../search/field-values.ts'
import type { Document } from '../search/search-engine.ts'
import { sharePictures } from './share-pictures.ts'

interface Parsed {
  product: Product
  category: Document
  attribute: Attribute
  taxrule: TaxRule
  review: Review
  cms_page: Document
  cms_block: Document
  cms_hierarchy: Document
}

type Parsers = { [Entity in CatalogEntity]: (value: Record<string, unknown>) => Parsed[Entity] | string }

/** A document, or the words that say why it cannot be used. Only what the platform itself works with is checked. */
const parsers: Parsers = {
  product: (value) => {
    if (!isProduct(value)) return 'a product needs id, sku and variants with a sku each'
    sharePictures(value)
    return withSafe(withSafe(value, 'description'), 'short_description')
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

export function parseDocument<Entity extends CatalogEntity>(entity: Entity, text: string): Parsed[Entity] | string {
  const value = parseJson(text)
  return isRecord(value) ? parsers[entity](value) : 'it is no JSON object'
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

/** HTML is shown as it is sent, whoever wrote it into the database. */
function withSafe<Value extends Record<string, unknown>>(value: Value, field: string): Value {
  const html = value[field]
  const safe = typeof html === 'string' ? sanitizeContent(html) : html
  return safe === html ? value : { ...value, [field]: safe }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Prices are read with care by the price rules, all other fields only travel through. */
function isProduct(value: unknown): value is Product {
  if (!isRecord(value) || typeof value.sku !== 'string' || typeof value.id !== 'number') return false
  const children = value.configurable_children
  if (children === undefined) return true
  return Array.isArray(children) && children.every((child) => isRecord(child) && typeof child.sku === 'string')
}
