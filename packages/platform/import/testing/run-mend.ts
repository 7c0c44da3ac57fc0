import type { Draft } from '../mend/draft.ts'
import { type Mended, Notes } from '../report/notes.ts'

export type Mend = (draft: Draft, outerId: string | undefined, notes: Notes) => Mended<object>

/** Mends one document, and tells each reason with the fields behind it. */
export function runMend(mend: Mend, given: Draft, outerId?: string) {
  const notes = new Notes()
  const mended = mend(structuredClone(given), outerId, notes)
  return { mended, reasons: told(notes) }
}

export function told(notes: Notes): string[] {
  return [...notes.entries].map(([reason, fields]) => [reason, ...fields].join(' '))
}
