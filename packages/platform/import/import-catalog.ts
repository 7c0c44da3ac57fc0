import { catalogEntities } from '@welt/contract/api/catalog.ts'
import type { StoreView } from '@welt/contract/entity/store-view.ts'
import type { Database } from '../storage/database.ts'
import { type ImportReport, ReportBook } from './report/import-report.ts'
import { type Survey, survey } from './run/survey.ts'
import { type Bulk, takeBulk } from './run/take-bulk.ts'
import { type Rules, takeRules } from './run/take-rules.ts'
import { warningsOf } from './run/warnings-of.ts'
import { chooseBase } from './source/choose-base.ts'
import { findSourceFiles } from './source/find-source-files.ts'
import { EndlessValueError } from './source/json-piece.ts'
import { UnreadableFileError } from './source/read-text.ts'
import { Stage } from './stage/stage.ts'
import { replaceCatalog } from './write/replace-catalog.ts'

export interface ImportOptions {
  database: Database
  storeView: StoreView
  /** A file, or a folder of files. */
  path: string
  /** Which index of the files is meant, where they hold several. */
  index?: string | undefined
  clock: () => number
  /** Only tells what would be done. */
  isDryRun?: boolean
  /** Kinds of documents that the files do not hold stay as they are. */
  keepsOthers?: boolean
  /** On which level the header shows categories. */
  menuLevel?: number
  onProgress?: (progress: ImportProgress) => void
}

export type ImportProgress =
  | { step: 'survey' | 'read'; bytes: number; of: number; documents: number }
  | { step: 'write'; documents: number; of: number }

export type ImportResult = { ok: true; report: ImportReport } | { ok: false; reason: string; report?: ImportReport }

/**
 * Loads a catalogue in the field's format into a store view, in the place of what is there. The files are read twice: first
 * what products refer to (attributes, categories, tax rules), then the products themselves.
 */
export async function importCatalog(options: ImportOptions): Promise<ImportResult> {
  const { storeView, clock } = options
  const began = clock()
  const found = await findSourceFiles(options.path)
  if (!found.ok) return found

  const book = new ReportBook()
  const stage = new Stage()
  try {
    const surveyed = await survey(found.files, book, options.onProgress)
    const choice = chooseBase({
      counts: surveyed.bases,
      wanted: options.index,
      own: storeView.elasticsearch.index,
      storeCode: storeView.storeCode,
    })
    if (!choice.ok) return choice
    const rules = takeRules(surveyed, { base: choice.base, book, stage })
    const bulk = await takeBulk({ ...options, files: found.files, base: choice.base, rules, book, stage })
    const report = await finish(options, { rules, bulk, book, stage, began })
    const taken = Object.values(report.taken).reduce((sum, count) => sum + count, 0)
    if (taken === 0) return { ok: false, reason: nothingTaken(surveyed, options.path), report }
    if (isStockAlone(report) && !options.keepsOthers) {
      const reason = `${options.path} holds nothing but stock: with --keep it is taken over into the catalogue that is there.`
      return { ok: false, reason }
    }
    return { ok: true, report }
  } catch (error) {
    if (!(error instanceof UnreadableFileError || error instanceof EndlessValueError)) throw error
    return { ok: false, reason: `${options.path} cannot be read: ${error.message}.` }
  } finally {
    stage.close()
  }
}

interface Work {
  rules: Rules
  bulk: Bulk
  book: ReportBook
  stage: Stage
  began: number
}

async function finish(options: ImportOptions, { rules, bulk, book, stage, began }: Work): Promise<ImportReport> {
  const { database, storeView, clock, isDryRun = false, keepsOthers = false, onProgress } = options
  const { index } = storeView.elasticsearch
  const counts = stage.counts()
  const of = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const rows = stage.countStock('shelf')
  const isWritten = (of > 0 || (rows > 0 && keepsOthers)) && !isDryRun
  const now = clock()
  const onWritten = (documents: number) => onProgress?.({ step: 'write', documents, of })
  const priceChanges = isWritten ? await replaceCatalog({ database, index, stage, now, keepsOthers, onWritten }) : 0
  return {
    storeCode: storeView.storeCode,
    index,
    isDryRun,
    taken: { ...counts, ...(rows > 0 && { stock_item: rows }) },
    ...book.lines,
    warnings: [
      ...book.warnings,
      ...warningsOf({ counts, rules, bulk, storeView, menuLevel: options.menuLevel ?? 2, keepsOthers }),
    ],
    priceChanges,
    seconds: Math.round((clock() - began) / 100) / 10,
  }
}

function isStockAlone({ taken }: ImportReport): boolean {
  return catalogEntities.every((entity) => taken[entity] === undefined)
}

function nothingTaken({ documents, unreadable }: Survey, path: string): string {
  if (documents === 0 && unreadable > 0) return `${path} is no catalogue: it holds no JSON documents.`
  if (documents === 0) return `${path} is empty.`
  return `Nothing of ${path} could be taken: the report tells why.`
}
