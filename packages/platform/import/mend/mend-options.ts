import type { Attribute } from '@welt/contract/entity/attribute.ts'
import type { Notes } from '../report/notes.ts'
import type { AttributeBook } from './attribute-book.ts'
import { type Draft, isEmpty, recordsIn } from './draft.ts'
import { isSold } from './is-sold.ts'
import { readId } from './read-value.ts'

type OptionValue = string | number

/** The questions that lead to a variant, and for each of them the values that a filter counts. */
export function mendOptions(draft: Draft, attributes: AttributeBook, notes: Notes): void {
  const variants = recordsIn(draft.configurable_children)
  if (variants.length === 0) return
  const given = recordsIn(draft.configurable_options)
  if (given.length > 0) for (const option of given) completeOption(option, variants, attributes, notes)
  else {
    const derived = deriveOptions(variants, attributes)
    if (derived.length > 0) {
      draft.configurable_options = derived
      notes.add('options-derived')
    }
  }
  addFilterValues(draft, variants, notes)
}

function completeOption(option: Draft, variants: readonly Draft[], attributes: AttributeBook, notes: Notes): void {
  const code = typeof option.attribute_code === 'string' ? option.attribute_code : undefined
  const attribute = (code === undefined ? undefined : attributes.byCode(code)) ?? attributes.byId(option.attribute_id)
  const complete = (field: string, value: unknown) => {
    option[field] = value
    notes.add('options-completed', field)
  }
  if (code === undefined) {
    if (attribute) complete('attribute_code', attribute.attribute_code)
    else if (option.attribute_code === null) delete option.attribute_code
  }
  const known = code ?? attribute?.attribute_code
  if (typeof option.label !== 'string') complete('label', labelOf(attribute) ?? known ?? '')
  if (option.attribute_id === null) delete option.attribute_id
  for (const field of ['id', 'position']) {
    const number = readId(option[field])
    if (option[field] === undefined || option[field] === number) continue
    if (number === undefined) delete option[field]
    else option[field] = number
    notes.add(number === undefined ? 'empty-field' : 'number-as-text', `configurable_options.${field}`)
  }
  if (Array.isArray(option.values)) {
    for (const value of recordsIn(option.values)) {
      for (const field of ['label', 'default_label']) if (value[field] === null) delete value[field]
    }
  } else if (known !== undefined) complete('values', valuesOf(known, variants, attribute))
}

/** An attribute with options that every variant answers, and not all alike; with one variant, any that it answers. */
function deriveOptions(variants: readonly Draft[], attributes: AttributeBook): Draft[] {
  const answered = attributes.choices.filter((attribute) => isAnswered(attribute, variants))
  const telling = answered.filter(({ attribute_code }) => distinct(attribute_code, variants).length > 1)
  return (telling.length > 0 ? telling : variants.length === 1 ? answered : []).map((attribute, position) => ({
    attribute_id: attribute.attribute_id,
    attribute_code: attribute.attribute_code,
    label: labelOf(attribute) ?? attribute.attribute_code,
    position,
    values: valuesOf(attribute.attribute_code, variants, attribute),
  }))
}

/** Only a value that is one of the attribute's options tells a variant; a tax class or a weight does not. */
function isAnswered({ attribute_code, options = [], is_user_defined }: Attribute, variants: readonly Draft[]): boolean {
  if (is_user_defined === false) return false
  const known = new Set(options.map(({ value }) => String(value)))
  return variants.every((variant) => {
    const value = scalarOf(variant[attribute_code])
    return value !== undefined && known.has(String(value))
  })
}

function valuesOf(code: string, variants: readonly Draft[], attribute: Attribute | undefined): Draft[] {
  const labels = new Map((attribute?.options ?? []).map(({ value, label }) => [String(value), label]))
  const order = new Map((attribute?.options ?? []).map(({ value }, place) => [String(value), place]))
  return distinct(code, variants)
    .sort((a, b) => (order.get(String(a)) ?? 0) - (order.get(String(b)) ?? 0))
    .map((value) => ({ value_index: value, label: labels.get(String(value)) ?? String(value) }))
}

/** A configurable product is found by a value that one of its variants has; the field's indexers list them so. */
function addFilterValues(draft: Draft, variants: readonly Draft[], notes: Notes): void {
  const options = recordsIn(draft.configurable_options)
  const sold = variants.filter(isSold)
  for (const { attribute_code: code } of options) {
    if (typeof code !== 'string' || Array.isArray(draft[`${code}_options`])) continue
    const values = distinct(code, sold)
    if (values.length === 0) continue
    draft[`${code}_options`] = values
    notes.add('filter-values', `${code}_options`)
  }
}

function distinct(code: string, variants: readonly Draft[]): OptionValue[] {
  const values = new Map<string, OptionValue>()
  for (const variant of variants) {
    const value = scalarOf(variant[code])
    if (value !== undefined && !values.has(String(value))) values.set(String(value), value)
  }
  return [...values.values()]
}

function scalarOf(value: unknown): OptionValue | undefined {
  return (typeof value === 'string' && value !== '') || typeof value === 'number' ? value : undefined
}

function labelOf(attribute: Attribute | undefined): string | undefined {
  const label = attribute?.frontend_label
  return isEmpty(label) ? attribute?.default_frontend_label : label
}
