import { aggregate } from './aggregate.ts'
import { intersect } from './bitset.ts'
import { EmbeddedCollection } from './embedded-collection.ts'
import { matchFilter } from './match-filter.ts'
import { Matched } from './matched.ts'
import { pickPage } from './pick-page.ts'
import type { Entry, SearchAnswer, SearchEngine, SearchRequest, Target } from './search-engine.ts'
import { type OptionLabels, optionLabels } from './text/option-labels.ts'
import type { SynonymRule } from './text/parse-synonyms.ts'
import { readDefaultSynonyms } from './text/read-synonyms.ts'
import type { TextLanguage } from './text/stems-of.ts'
import { SynonymTable } from './text/synonym-table.ts'
import { defaultTextRules, type TextRules } from './text/text-rules.ts'

export interface EmbeddedEngineOptions {
  rules?: TextRules
  /** Those of the shoe trade by default. */
  synonyms?: readonly SynonymRule[]
  /** Languages whose inflections are known; German and English by default, for a shop's words are mixed. */
  languages?: readonly TextLanguage[]
  /** Words are read in the background from then on; at once by default. */
  loaded?: Promise<void>
}

/** A few milliseconds' work. */
const documentsAtOnce = 100
/** Milliseconds in which a shop whose documents are there can open before its words are read. */
const patience = 1000

/** Where the labels stand that products are found by. */
const labelled = 'product'
const labelling = 'attribute'

/** The search engine for one machine: everything in memory, answered within the process. */
export function createEmbeddedEngine(options: EmbeddedEngineOptions = {}): SearchEngine {
  const { rules = defaultTextRules, synonyms = readDefaultSynonyms(), languages = ['de', 'en'] } = options
  const { loaded = Promise.resolve() } = options
  const text = { rules, languages, synonyms: new SynonymTable(synonyms, languages) }
  const collections = new Map<string, EmbeddedCollection>()

  function create({ index, entity }: Target, entries: readonly Entry[]): EmbeddedCollection {
    const labels = entity === labelled ? () => labelsOf(index) : () => []
    const collection = new EmbeddedCollection(entries, { ...text, labels })
    collections.set(keyOf({ index, entity }), collection)
    void loaded.then(() => readWords({ index, entity }, collection))
    return collection
  }

  /** The words are read a little at a time after the start, so that neither the start nor the first shopper waits for it. */
  function readWords(target: Target, collection: EmbeddedCollection, wait: number = patience): void {
    setTimeout(() => {
      if (collections.get(keyOf(target)) !== collection) return
      if (!collection.text.readSome(documentsAtOnce)) readWords(target, collection, 1)
    }, wait).unref()
  }

  function labelsOf(index: string): OptionLabels {
    return optionLabels(collections.get(keyOf({ index, entity: labelling }))?.documents() ?? [])
  }

  function afterChange({ index, entity }: Target): void {
    const products = entity === labelling ? collections.get(keyOf({ index, entity: labelled })) : undefined
    if (!products) return
    products.forgetText()
    void loaded.then(() => readWords({ index, entity: labelled }, products))
  }

  return {
    async prepare(target, uses) {
      await collections.get(keyOf(target))?.prepare(uses)
    },
    async search(target, request) {
      const collection = collections.get(keyOf(target))
      if (!collection) return { hits: [], total: 0, terms: {}, ranges: {} }
      return searchCollection(collection, request)
    },
    async replace(target, entries) {
      create(target, entries)
      afterChange(target)
    },
    async put(target, entries) {
      const collection = collections.get(keyOf(target)) ?? create(target, [])
      collection.put(entries)
      afterChange(target)
    },
    async suggest(target, question) {
      return collections.get(keyOf(target))?.text.suggest(question) ?? null
    },
  }
}

function searchCollection(collection: EmbeddedCollection, request: SearchRequest): SearchAnswer {
  const bits = request.filter ? matchFilter(collection, request.filter) : collection.all()
  const text = request.text?.trim() ? collection.text.search(request.text, request) : null
  if (text) {
    const found = new Uint32Array(bits.length)
    text.collect(found)
    intersect(bits, found)
  }
  const matched = new Matched(bits)
  return {
    hits: pickPage(collection, { matched, text }, request),
    total: matched.total,
    ...aggregate(collection, matched, request.aggregations),
  }
}

function keyOf(target: Target): string {
  return `${target.index}/${target.entity}`
}
