import type { SourceEntity } from '../source/choose-entity.ts'
import { type MendReason, mendReasons } from './mend-reason.ts'
import type { Notes } from './notes.ts'
import { type SkipReason, skipReasons } from './skip-reason.ts'

/** The same thing happened to several documents. */
export interface ReportLine {
  entity: SourceEntity | null
  reason: MendReason | SkipReason
  /** The reason in words. */
  text: string
  count: number
  /** The first of them, by id, sku or place in a file, with the fields. */
  examples: string[]
}

export interface ImportReport {
  storeCode: string
  index: string
  isDryRun: boolean
  /** Documents that are in the catalogue now, by kind. */
  taken: Partial<Record<SourceEntity, number>>
  mended: ReportLine[]
  skipped: ReportLine[]
  /** What the merchant should know or do. */
  warnings: string[]
  /** Rows that were added to the price history. */
  priceChanges: number
  seconds: number
}

const mostExamples = 5

/** Counts what happens during an import; only the first examples of each thing are kept. */
export class ReportBook {
  readonly #mended = new Map<string, ReportLine>()
  readonly #skipped = new Map<string, ReportLine>()
  readonly warnings: string[] = []

  mended(entity: SourceEntity, name: string, notes: Notes): void {
    for (const [reason, fields] of notes.entries) {
      const example = fields.size === 0 ? name : `${name}: ${[...fields].join(', ')}`
      count(this.#mended, { entity, reason, text: mendReasons[reason], example })
    }
  }

  skipped(entity: SourceEntity | null, name: string, reason: SkipReason): void {
    count(this.#skipped, { entity, reason, text: skipReasons[reason], example: name })
  }

  get lines(): { mended: ReportLine[]; skipped: ReportLine[] } {
    return { mended: [...this.#mended.values()], skipped: [...this.#skipped.values()] }
  }
}

function count(
  lines: Map<string, ReportLine>,
  { example, ...what }: Pick<ReportLine, 'entity' | 'reason' | 'text'> & { example: string },
): void {
  const key = `${what.entity ?? ''} ${what.reason}`
  const line = lines.get(key) ?? { ...what, count: 0, examples: [] }
  line.count += 1
  if (line.examples.length < mostExamples) line.examples.push(example)
  lines.set(key, line)
}
