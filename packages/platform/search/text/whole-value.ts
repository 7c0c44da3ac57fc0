import { fieldValues } from '../field-values.ts'
import type { Document } from '../search-engine.ts'
import { chosenLabels, type OptionLabels } from './option-labels.ts'
import { splitWords } from './split-words.ts'
import type { TextColumn } from './text-rules.ts'

export interface WholeValue {
  /** The attribute's code, or the path. */
  field: string
  label: string
}

/** The value of a column in which a word stands, as the merchant writes it; undefined where it stands in none. */
export function wholeValue(
  document: Document,
  { paths, withOptionLabels }: TextColumn,
  { word, labels }: { word: string; labels: OptionLabels },
): WholeValue | undefined {
  const wanted = new Set(splitWords(word).map(({ folded }) => folded))
  const holds = (text: string) => splitWords(text).some(({ folded }) => wanted.has(folded))
  const found: WholeValue[] = []
  if (withOptionLabels) {
    chosenLabels(document, labels, (label, field) => {
      if (holds(label)) found.push({ field: field.replace(/_options$/, ''), label })
    })
  }
  if (found[0]) return found[0]
  for (const path of paths) {
    const value = fieldValues(document, path).map(String).find(holds)
    if (value !== undefined) return { field: path, label: value }
  }
  return undefined
}
