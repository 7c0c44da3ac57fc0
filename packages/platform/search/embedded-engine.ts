import { aggregate } from './aggregate.ts'
import { addBit, type Bitset, countBits, intersect } from './bitset.ts'
import { EmbeddedCollection } from './embedded-collection.ts'
import { matchFilter } from './match-filter.ts'
import { pickPage } from './pick-page.ts'
import type { SearchAnswer, SearchEngine, SearchRequest, Target } from './search-engine.ts'
import type { TextRules } from './text-index.ts'

/** The source's constants: boosts name 4, sku 2, category name 1; 75 % of the words; minimum score 0.02. */
export const defaultTextRules: TextRules = {
  fields: { name: 4, sku: 2, 'category.name': 1, 'configurable_children.sku': 1, title: 4 },
  exactFields: ['sku', 'configurable_children.sku'],
  minimumMatch: 0.75,
  minimumScore: 0.02,
}

/** The search engine for one machine: everything in memory, answered within the process. */
export function createEmbeddedEngine(textRules: TextRules = defaultTextRules): SearchEngine {
  const collections = new Map<string, EmbeddedCollection>()

  function collectionOf(target: Target): EmbeddedCollection {
    const key = keyOf(target)
    const collection = collections.get(key) ?? new EmbeddedCollection([], textRules)
    collections.set(key, collection)
    return collection
  }

  return {
    async search(target, request) {
      const collection = collections.get(keyOf(target))
      if (!collection) return { hits: [], total: 0, terms: {}, ranges: {} }
      return searchCollection(collection, request)
    },
    async replace(target, entries) {
      collections.set(keyOf(target), new EmbeddedCollection(entries, textRules))
    },
    async put(target, entries) {
      collectionOf(target).put(entries)
    },
  }
}

function searchCollection(collection: EmbeddedCollection, request: SearchRequest): SearchAnswer {
  const matched = request.filter ? matchFilter(collection, request.filter) : collection.all()
  const scores = request.text?.trim() ? collection.text.search(request.text, request) : null
  if (scores) intersect(matched, ordinalsOf(collection, scores))
  return {
    hits: pickPage(collection, matched, scores, request),
    total: countBits(matched),
    ...aggregate(collection, matched, request.aggregations),
  }
}

function ordinalsOf(collection: EmbeddedCollection, scores: ReadonlyMap<number, number>): Bitset {
  const set = collection.none()
  for (const ordinal of scores.keys()) addBit(set, ordinal)
  return set
}

function keyOf(target: Target): string {
  return `${target.index}/${target.entity}`
}
