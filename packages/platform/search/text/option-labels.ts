import { fieldValues, isRecord } from '../field-values.ts'
import type { Document } from '../search-engine.ts'

/** Attribute code to option value to label. */
export type OptionLabels = ReadonlyMap<string, ReadonlyMap<string, string>>

export const noOptionLabels: OptionLabels = new Map()

/** The labels of all attributes that the merchant has made or shows; those of the system (status, tax class) say nothing. */
export function optionLabels(attributes: Iterable<Document>): OptionLabels {
  const labels = new Map<string, Map<string, string>>()
  for (const attribute of attributes) {
    const { attribute_code: code, options } = attribute
    if (typeof code !== 'string' || !Array.isArray(options) || options.length === 0) continue
    if (isOn(attribute['is_user_defined']) || isOn(attribute['is_visible_on_front']))
      labels.set(code, labelsOf(options))
  }
  return labels
}

/** What a document has chosen itself, and what its variants have: the indexer lists that in `{code}_options`. */
function fieldsOf(code: string): [string, string] {
  return [code, `${code}_options`]
}

/** All fields that may hold something with a label. */
export function labelledFields(labels: OptionLabels): string[] {
  return [...labels.keys()].flatMap(fieldsOf)
}

export function chosenLabels(document: Document, labels: OptionLabels): string[] {
  const chosen: string[] = []
  for (const [code, byValue] of labels) {
    for (const field of fieldsOf(code)) {
      if (document[field] === undefined) continue
      for (const value of fieldValues(document, field)) {
        const label = byValue.get(String(value))
        if (label !== undefined) chosen.push(label)
      }
    }
  }
  return chosen
}

function labelsOf(options: readonly unknown[]): Map<string, string> {
  const labels = new Map<string, string>()
  for (const option of options) {
    if (!isRecord(option) || typeof option.label !== 'string') continue
    if (typeof option.value === 'string' || typeof option.value === 'number') {
      labels.set(String(option.value), option.label)
    }
  }
  return labels
}

function isOn(flag: unknown): boolean {
  return flag === true || flag === 1 || flag === '1'
}
