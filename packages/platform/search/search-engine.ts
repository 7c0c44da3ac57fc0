/** What a field of a document can hold at its end. */
export type Scalar = string | number | boolean

export type Document = Readonly<Record<string, unknown>>

export interface Entry {
  id: string
  document: Document
  /**
   * Where the whole document is costly to make: what there is of it without, all of its words among it. What the document has as a
   * list of records may stand here as a record of lists: a path leads to the same values.
   */
  brief?: Document
  /** As much of the document as holds this field; the brief one where that does. */
  part?(field: string): Document
}

/** Documents of one kind within one store view's index. */
export interface Target {
  index: string
  entity: string
}

export interface Range {
  gt?: number
  gte?: number
  lt?: number
  lte?: number
}

/**
 * Fields are dotted paths and reach through lists: `configurable_children.sku`.
 * Values are compared as strings, so 42 equals '42', and a list matches when one of its elements does.
 */
export type Filter =
  | { op: 'terms'; field: string; values: readonly Scalar[] }
  | { op: 'exists'; field: string }
  | { op: 'range'; field: string; range: Range }
  | { op: 'not'; filter: Filter }
  | { op: 'and'; filters: readonly Filter[] }
  | { op: 'or'; filters: readonly Filter[] }

/** Ties are broken by id, upwards in both directions; documents without a value come last in both. */
export type Sort =
  | { by: 'field'; field: string; descending: boolean }
  /** The number `field` in that element of `list` whose `key` is the first of `values` that the document has. */
  | { by: 'element'; list: string; key: string; values: readonly string[]; field: string; descending: boolean }

export type AggregationRequest =
  | { kind: 'terms'; field: string; size: number }
  /** `from` counts in, `to` does not. */
  | { kind: 'ranges'; field: string; ranges: readonly { from?: number; to?: number }[] }

/** How a text is looked for; what is left out is as the engine's own rules say. */
export interface TextQuestion {
  /** Field to boost. Only fields that the engine reads for words can be asked; others find nothing. */
  textFields?: Readonly<Record<string, number>>
  /** Share of the words that a document must have, from 0 to 1, rounded down to whole words, but at least one. */
  minimumMatch?: number
  minimumScore?: number
  /** `and`: every word, whatever `minimumMatch` says. */
  operator?: 'or' | 'and'
  /** Each hit tells why it was found. */
  explain?: boolean
}

/** Why a document was found: `word` of the question stands in `field` as `found`. */
export interface TextMatch {
  word: string
  found: string
  field: string
  /** The whole value in which it stands, as the merchant writes it: an option's label, a category's name. */
  label?: string
  /** `sku`: the whole text is the article's number. `prefix`: the word was begun. `typo`: its spelling was mended. */
  by: 'sku' | 'word' | 'stem' | 'compound' | 'synonym' | 'prefix' | 'typo'
}

export interface SearchRequest extends TextQuestion {
  filter?: Filter
  text?: string
  /** Empty: by score where there is a text, otherwise by id. */
  sort: readonly Sort[]
  from: number
  size: number
  aggregations: Readonly<Record<string, AggregationRequest>>
}

export interface SearchHit {
  id: string
  /** The brief one where there is one. */
  document: Document
  /** Null without a text, and where a sort makes it meaningless. */
  score: number | null
  /** Only where the question asked for it. */
  matches?: TextMatch[]
}

export type TermsBucket = { key: string | number; count: number }
export type RangeBucket = { from?: number; to?: number; count: number }

export interface SearchAnswer {
  hits: SearchHit[]
  total: number
  /** Terms with the most frequent first, then by key; ranges in the order of the request. Empty terms are left out. */
  terms: Record<string, TermsBucket[]>
  ranges: Record<string, RangeBucket[]>
}

/** What a question does with a field. */
export type FieldUse =
  | { as: 'terms'; field: string }
  | { as: 'numbers'; field: string }
  | { as: 'order'; field: string; descending: boolean }

export interface SearchEngine {
  /** For an engine that works in this process: does what a question needs for the first time, without keeping others waiting. */
  prepare?(target: Target, uses: readonly FieldUse[]): Promise<void>
  /** A target that was never filled is empty. */
  search(target: Target, request: SearchRequest): Promise<SearchAnswer>
  /** From now on the target holds exactly these documents. */
  replace(target: Target, entries: readonly Entry[]): Promise<void>
  /** Adds documents, or replaces those of the same id. */
  put(target: Target, entries: readonly Entry[]): Promise<void>
  /** The text in words that the target knows, for a question that found nothing; null where there is nothing better. */
  suggest?(target: Target, text: string): Promise<string | null>
}
