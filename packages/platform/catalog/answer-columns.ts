import { writeColumns } from '@welt/domain/listing/columns-bytes.ts'
import type { CatalogIndex } from './catalog-index.ts'
import { catalogLimit } from './catalog-limit.ts'
import { planQuestion } from './plan-question.ts'

export interface ColumnsQuestion {
  parameters: Readonly<Record<string, string>>
  request: unknown
  groupId: number
  /** All of the question in one text, where the answer is anybody's. */
  key?: string
}

export type ColumnsAnswer = { ok: true; bytes: Uint8Array<ArrayBuffer> } | { ok: false; reason: string }

/** How many answers one index keeps ready: one for each list that shoppers look at these days. */
const mostKept = 32
type Kept = Map<string, { revision: string; bytes: Uint8Array<ArrayBuffer> }>
const kept = new WeakMap<CatalogIndex, Kept>()

/** All products that a question finds, as columns of the attributes that it names. */
export async function answerColumns(index: CatalogIndex, question: ColumnsQuestion): Promise<ColumnsAnswer> {
  const { parameters, request, groupId, key } = question
  const known = key === undefined ? undefined : kept.get(index)?.get(key)
  if (known?.revision === index.revision) return { ok: true, bytes: known.bytes }

  const attributes = [...new Set((parameters.attributes ?? '').split(',').filter(Boolean))]
  if (attributes.length > catalogLimit.aggregations) {
    return { ok: false, reason: `At most ${catalogLimit.aggregations} attributes can be columns.` }
  }
  // A column of names or numbers would be as long as the catalogue; attributes with options are short.
  const wrong = attributes.find((code) => !index.attribute(code)?.options?.length)
  if (wrong !== undefined)
    return { ok: false, reason: `${JSON.stringify(wrong.slice(0, 100))} is no attribute with options.` }
  const plan = planQuestion(
    { parameters: { ...parameters, from: '0', size: String(catalogLimit.size) }, request },
    { rules: index.fieldRules('product', groupId), priceRanges: [] },
  )
  if (!plan.ok) return plan
  const { revision } = index
  const columns = await index.columns({ ...plan.request, aggregations: {} }, attributes, groupId)
  const bytes = writeColumns(columns)
  if (key !== undefined) keep(index, key, revision, bytes)
  return { ok: true, bytes }
}

function keep(index: CatalogIndex, key: string, revision: string, bytes: Uint8Array<ArrayBuffer>): void {
  const answers: Kept = kept.get(index) ?? new Map()
  kept.set(index, answers)
  answers.delete(key)
  answers.set(key, { revision, bytes })
  for (const oldest of answers.keys()) {
    if (answers.size <= mostKept) break
    answers.delete(oldest)
  }
}
