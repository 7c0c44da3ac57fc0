import { fieldValues } from '../field-values.ts'
import type { Document, Scalar } from '../search-engine.ts'

/** A part of the documents that is read for words. */
export interface TextColumn {
  /** Dotted paths. */
  paths: readonly string[]
  /** The field by whose name the column is asked for and boosted. */
  field: string
  /** Which part of that field's boost counts here. */
  share: number
  /** Numbers of articles are found by their parts too; the whole number, typed as it is, beats every other match. */
  kind: 'text' | 'sku'
  /** Here the labels of the options count too that the document has chosen from attributes: it says 502, shoppers say black. */
  withOptionLabels?: boolean
}

export interface TextRules {
  /** Field to boost, where a question names none. */
  boosts: Readonly<Record<string, number>>
  /** At most eight. */
  columns: readonly TextColumn[]
  /** Share of the words of a question that a document must have, rounded down, but at least one. */
  minimumMatch: number
  minimumScore: number
  /** Documents that nobody looks for by words; they are found by their whole numbers alone. */
  hidden: { field: string; values: readonly Scalar[] }
}

/**
 * The source's constants: boosts name 4, sku 2, category name 1; 75 % of the words; minimum score 0.02. What a product says of
 * itself beside its name, its sizes and colours too, goes with the name; the numbers of its variants go with its own.
 * Variants that are not shown on their own (visibility 1) lead to the product that they belong to.
 */
export const defaultTextRules: TextRules = {
  boosts: { name: 4, sku: 2, 'category.name': 1, title: 4 },
  columns: [
    { paths: ['name'], field: 'name', share: 1, kind: 'text' },
    { paths: ['hf_sub_headline'], field: 'name', share: 0.25, kind: 'text' },
    {
      paths: ['configurable_options.values.label', 'configurable_options.label'],
      field: 'name',
      share: 0.25,
      kind: 'text',
      withOptionLabels: true,
    },
    { paths: ['sku'], field: 'sku', share: 1, kind: 'sku' },
    { paths: ['configurable_children.sku'], field: 'sku', share: 0.5, kind: 'sku' },
    { paths: ['category.name'], field: 'category.name', share: 1, kind: 'text' },
    { paths: ['title'], field: 'title', share: 1, kind: 'text' },
  ],
  minimumMatch: 0.75,
  minimumScore: 0.02,
  hidden: { field: 'visibility', values: [1, '1'] },
}

export function isHidden(document: Document, { hidden }: TextRules): boolean {
  return fieldValues(document, hidden.field).some((value) => hidden.values.includes(value))
}
