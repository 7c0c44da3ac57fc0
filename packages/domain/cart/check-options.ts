import type { Product } from '@welt/contract/entity/product.ts'
import { chosenOptions, type WithOptions } from './chosen-options.ts'

export type OptionsFault = 'unconfigured' | 'option-quantity'

export type ConfiguredItem = Partial<Pick<Product, 'type_id' | 'custom_options'>> & WithOptions

/** Whether a bundle has its parts, each at least once, and whatever must be asked has its answer; null when nothing is missing. */
export function checkOptions(item: ConfiguredItem): OptionsFault | null {
  const parts = chosenOptions(item, 'bundle_options').map(fieldsOf)
  if (item.type_id === 'bundle' && parts.length === 0) return 'unconfigured'
  if (parts.some((part) => !isAboveZero(part['option_qty']))) return 'option-quantity'
  const answered = new Set(answersOf(item))
  const isOpen = item.custom_options?.some(({ is_require, option_id }) => is_require && !answered.has(option_id))
  return isOpen ? 'unconfigured' : null
}

/** "Quantity 1 if missing." */
function isAboveZero(quantity: unknown): boolean {
  return quantity === undefined || Number(quantity) > 0
}

/** The questions that were answered with something. */
function answersOf(item: WithOptions): number[] {
  const answers = chosenOptions(item, 'custom_options').map(fieldsOf)
  return answers.filter((answer) => hasWords(answer['option_value'])).map((answer) => Number(answer['option_id']))
}

function hasWords(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
