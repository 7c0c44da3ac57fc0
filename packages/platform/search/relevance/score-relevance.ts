import { fieldValues } from '../field-values.ts'
import type { Document, Entry, SearchEngine, SearchRequest } from '../search-engine.ts'
import type { Expected, RelevanceQuestion } from './relevance-questions.ts'

export interface RelevanceScore {
  questions: number
  /** Share of the questions whose first hit is right, and of those that have a right one among three. */
  first: number
  firstThree: number
  /** Mean of 1 / place of the first right hit. */
  meanReciprocalRank: number
  /** Questions whose first hit is not right, with what came instead. */
  missed: string[]
}

const looked = 10
/** What the storefront asks for: visible, switched on. */
const filter: SearchRequest['filter'] = {
  op: 'and',
  filters: [
    { op: 'terms', field: 'visibility', values: [3, 4] },
    { op: 'terms', field: 'status', values: [0, 1] },
  ],
}

/** How well an engine answers questions over a catalogue. */
export async function scoreRelevance(
  engine: SearchEngine,
  catalog: { product: readonly { id: number }[]; attribute: readonly { id: number }[] },
  questions: readonly RelevanceQuestion[],
): Promise<RelevanceScore> {
  const target = { index: 'relevance', entity: 'product' }
  await engine.replace({ ...target, entity: 'attribute' }, entriesOf(catalog.attribute))
  await engine.replace(target, entriesOf(catalog.product))
  const places: number[] = []
  const missed: string[] = []
  for (const { text, expected } of questions) {
    const { hits } = await engine.search(target, { filter, text, sort: [], from: 0, size: looked, aggregations: {} })
    const place = hits.findIndex(({ document }) => isExpected(document, expected)) + 1
    places.push(place)
    if (place !== 1) missed.push(`${text}: place ${place || 'none'} behind ${skuOf(hits[0]?.document)}`)
  }
  const share = (isRight: (place: number) => boolean) => places.filter(isRight).length / places.length
  return {
    questions: questions.length,
    first: share((place) => place === 1),
    firstThree: share((place) => place >= 1 && place <= 3),
    meanReciprocalRank: places.reduce((sum, place) => sum + (place === 0 ? 0 : 1 / place), 0) / places.length,
    missed,
  }
}

function entriesOf(documents: readonly { id: number }[]): Entry[] {
  return documents.map((document) => ({ id: String(document.id), document: { ...document } }))
}

function isExpected(document: Document, expected: Expected): boolean {
  if ('sku' in expected) return [expected.sku].flat().includes(skuOf(document))
  const has = (field: string, value: string) => fieldValues(document, field).includes(value)
  const isOfCategory = [expected.category].flat().some((name) => has('category.name', name))
  return isOfCategory && (expected.options ?? []).every((label) => has('configurable_options.values.label', label))
}

function skuOf(document: Document | undefined): string {
  return String(fieldValues(document ?? {}, 'sku')[0] ?? 'nothing')
}
