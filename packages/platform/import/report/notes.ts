import type { MendReason } from './mend-reason.ts'
import type { SkipReason } from './skip-reason.ts'

/** What was put right in one document, with the fields that it was put right in. */
export class Notes {
  readonly #fields = new Map<MendReason, Set<string>>()

  add(reason: MendReason, field = ''): void {
    const fields = this.#fields.get(reason) ?? new Set<string>()
    this.#fields.set(reason, field === '' ? fields : fields.add(field))
  }

  get entries(): ReadonlyMap<MendReason, ReadonlySet<string>> {
    return this.#fields
  }
}

/** A document that can be used, or why it cannot. */
export type Mended<Document> = { ok: true; document: Document } | { ok: false; reason: SkipReason; field?: string }
