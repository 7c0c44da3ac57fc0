import { basename } from 'node:path'
import type { CatalogEntity } from '@welt/contract/api/catalog.ts'
import type { ReportBook } from '../report/import-report.ts'
import { baseOf } from '../source/choose-base.ts'
import { chooseEntity } from '../source/choose-entity.ts'
import type { SourceFile } from '../source/find-source-files.ts'
import { readDocuments } from '../source/read-documents.ts'
import type { Wrapped } from '../source/unwrap-value.ts'

/** Products and reviews are many; they are read a second time, one by one. */
export type RuleEntity = Exclude<CatalogEntity, 'product' | 'review'>

export interface RuleDocument {
  entity: RuleEntity
  wrapped: Wrapped
  isGuessed: boolean
}

/** What the first reading of the files has found. */
export interface Survey {
  /** Everything that products refer to, and the content. */
  rules: RuleDocument[]
  /** How many documents the files have of each index. */
  bases: Map<string, number>
  documents: number
  unreadable: number
}

export type SurveyProgress = (progress: { step: 'survey'; bytes: number; of: number; documents: number }) => void

export async function survey(
  files: readonly SourceFile[],
  book: ReportBook,
  onProgress: SurveyProgress = () => {},
): Promise<Survey> {
  const found: Survey = { rules: [], bases: new Map(), documents: 0, unreadable: 0 }
  const of = files.reduce((sum, { size }) => sum + size, 0)
  let bytes = 0
  const onBytes = (more: number) => {
    bytes += more
    onProgress({ step: 'survey', bytes, of, documents: found.documents })
  }
  for (const { path } of files) {
    for await (const reading of readDocuments(path, onBytes)) {
      const place = `${basename(path)}:${reading.line}`
      if (reading.kind === 'unreadable') {
        found.unreadable += 1
        book.skipped(null, place, reading.reason)
        continue
      }
      found.documents += 1
      note(found, reading.wrapped, { path, place, book })
    }
  }
  return found
}

function note(
  found: Survey,
  wrapped: Wrapped,
  { path, place, book }: { path: string; place: string; book: ReportBook },
): void {
  const choice = chooseEntity(wrapped, path)
  if (!choice) {
    book.skipped(null, place, 'kind-unknown')
    return
  }
  if (wrapped.index !== undefined) {
    const base = baseOf(wrapped.index)
    found.bases.set(base, (found.bases.get(base) ?? 0) + 1)
  }
  const { entity } = choice
  if (entity === 'product' || entity === 'review' || entity === 'stock_item') return
  found.rules.push({ entity, wrapped, isGuessed: choice.by === 'shape' })
}
