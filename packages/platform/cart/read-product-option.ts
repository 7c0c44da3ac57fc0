import type { ProductOption } from '@welt/contract/entity/product.ts'

type Extension = ProductOption['extension_attributes']
type Id = string | number

/** More options than any product asks for. */
const mostEntries = 100

/**
 * What was chosen, read liberally: lists may come as objects, numbers as texts, and nulls for what is not chosen. Keys that
 * nobody knows are dropped. Null where an entry cannot be understood.
 */
export function readProductOption(sent: unknown): Extension | null {
  if (sent === undefined || sent === null) return {}
  const extension = record(record(sent)?.extension_attributes) ?? {}
  const custom = readAll(extension.custom_options, readAnswer)
  const configurable = readAll(extension.configurable_item_options, readAnswer)
  const bundle = readAll(extension.bundle_options, readPart)
  if (!custom || !configurable || !bundle) return null
  return {
    ...(custom.length > 0 && { custom_options: custom }),
    ...(configurable.length > 0 && { configurable_item_options: configurable }),
    ...(bundle.length > 0 && { bundle_options: bundle }),
  }
}

function readAnswer({ option_id, option_value = null }: Record<string, unknown>) {
  if (!isId(option_id) || (option_value !== null && !isId(option_value))) return null
  return { option_id, option_value: option_value ?? '' }
}

function readPart({ option_id, option_qty, option_selections }: Record<string, unknown>) {
  const selections = list(option_selections)?.filter((one) => one !== null && one !== '')
  if (!isId(option_id) || !selections?.every(isId)) return null
  const qty = typeof option_qty === 'string' && /^\d{1,9}$/.test(option_qty) ? Number(option_qty) : option_qty
  if (qty !== undefined && qty !== null && typeof qty !== 'number') return null
  return { option_id, ...(typeof qty === 'number' && { option_qty: qty }), option_selections: selections }
}

function readAll<Entry>(sent: unknown, read: (entry: Record<string, unknown>) => Entry | null): Entry[] | null {
  const entries = list(sent)
  if (!entries || entries.length > mostEntries) return null
  const all: Entry[] = []
  for (const one of entries) {
    const entry = record(one)
    const value = entry && read(entry)
    if (!value) return null
    all.push(value)
  }
  return all
}

function list(value: unknown): unknown[] | null {
  if (value === undefined || value === null || value === '') return []
  return typeof value === 'object' ? Object.values(value) : null
}

function record(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null ? { ...value } : null
}

function isId(value: unknown): value is Id {
  return typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value))
}
