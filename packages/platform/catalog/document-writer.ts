import type { CatalogEntity } from '@welt/contract/api/catalog.ts'
import { computedPriceFields } from '../price/computed-price-fields.ts'
import type { Entry } from '../search/search-engine.ts'
import { compactProduct } from './compact-product.ts'
import { createProjection, type Projection, projectDocument } from './projection.ts'
import { TextCache } from './text-cache.ts'

/** In which shape documents travel: their fields, and whether the keys are shortened. */
export interface DocumentForm {
  id: number
  projection: Projection
  compact: boolean
}

export interface FormRequest {
  entity: CatalogEntity
  include: readonly string[]
  exclude: readonly string[]
  compact: boolean
}

/** Characters of JSON that one index keeps ready. */
const cachedCharacters = 24 * 1024 * 1024
const mostForms = 200

/** Clients name `price` and expect all that the platform computes from it. */
const priceCompanions = new Map(
  computedPriceFields.flatMap((field) => [
    [field, 'price'],
    [`configurable_children.${field}`, 'configurable_children.price'],
  ]),
)

/** Writes documents as JSON, each once for as long as it stays the same and is asked for in the same form. */
export class DocumentWriter {
  readonly #texts = new TextCache(cachedCharacters)
  readonly #forms = new Map<string, DocumentForm>()
  #lastForm = 0

  form({ entity, include, exclude, compact }: FormRequest): DocumentForm {
    const key = JSON.stringify([entity, include, exclude, compact])
    const known = this.#forms.get(key)
    if (known) return known
    const isProduct = entity === 'product'
    const projection = createProjection(include, exclude, isProduct ? priceCompanions : undefined)
    const form = { id: ++this.#lastForm, projection, compact: compact && isProduct }
    const [oldest] = this.#forms.keys()
    if (oldest !== undefined && this.#forms.size >= mostForms) this.#forms.delete(oldest)
    this.#forms.set(key, form)
    return form
  }

  /** `owner` stands for the document while that is unchanged, so that one that need not be written need not be made. */
  write(entry: Entry, form: DocumentForm, owner: object = entry.document): string {
    const key = `${form.id}:${entry.id}`
    const known = this.#texts.get(key, owner)
    if (known !== undefined) return known
    const fields = projectDocument(entry.document, form.projection)
    const text = JSON.stringify(form.compact ? compactProduct(fields) : fields)
    this.#texts.set(key, owner, text)
    return text
  }
}
