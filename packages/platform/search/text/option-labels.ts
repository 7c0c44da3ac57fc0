import { fieldValues, isRecord } from '../field-values.ts'
import type { Document, Scalar } from '../search-engine.ts'

/** Fields whose values are numbers of options, and what those options are called; or, without labels, words themselves. */
export type OptionLabels = readonly { field: string; labels: ReadonlyMap<Scalar, string> | null }[]

/** A line of words that the merchant wants to be found by, as a book is by its author. */
function isSearched({ is_user_defined, is_searchable, frontend_input }: Document): boolean {
  return isOn(is_user_defined) && isOn(is_searchable) && frontend_input === 'text'
}

/**
 * The labels of all attributes that the merchant has made or shows; those of the system (status, tax class) say nothing.
 * Documents hold what they have chosen themselves under the attribute's code, and the indexer lists what their variants have under
 * `{code}_options`.
 */
export function optionLabels(attributes: Iterable<Document>): OptionLabels {
  return [...attributes].flatMap((attribute): OptionLabels => {
    const { attribute_code: code, options } = attribute
    if (typeof code === 'string' && isSearched(attribute)) return [{ field: code, labels: null }]
    const isTelling = isOn(attribute['is_user_defined']) || isOn(attribute['is_visible_on_front'])
    if (typeof code !== 'string' || !Array.isArray(options) || options.length === 0 || !isTelling) return []
    const labels = labelsOf(options)
    return [code, `${code}_options`].map((field) => ({ field, labels }))
  })
}

/** The labels of all that a document has chosen, each with its field. */
export function chosenLabels(
  document: Document,
  options: OptionLabels,
  visit: (label: string, field: string) => void,
): void {
  for (const { field, labels } of options) {
    if (document[field] === undefined) continue
    for (const value of fieldValues(document, field)) {
      const label = labels ? labels.get(value) : value
      if (typeof label === 'string') visit(label, field)
    }
  }
}

/** Numbers of options are written as numbers or as texts, in either place. */
function labelsOf(options: readonly unknown[]): Map<Scalar, string> {
  const labels = new Map<Scalar, string>()
  for (const option of options) {
    if (!isRecord(option) || typeof option.label !== 'string') continue
    const { value, label } = option
    if (typeof value !== 'string' && typeof value !== 'number') continue
    labels.set(String(value), label)
    if (value !== '' && !Number.isNaN(Number(value))) labels.set(Number(value), label)
  }
  return labels
}

function isOn(flag: unknown): boolean {
  return flag === true || flag === 1 || flag === '1'
}
