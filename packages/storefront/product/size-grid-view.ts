import type { VariantIndex } from '@welt/domain/variant/create-variant-index.ts'
import { type Availability, variantAvailability } from '@welt/domain/variant/variant-availability.ts'
import type { VariantOption } from '@welt/domain/variant/variant-option.ts'
import { sizeCode, widthCode } from '../attribute/option-code.ts'
import type { SizeScale } from '../attribute/size-scale.ts'
import { choiceHref, choiceQuery } from './choice-query.ts'
import type { Choice } from './read-choice.ts'
import type { ViewContext } from './view-context.ts'

/** The shelf of one colour: a column for each size, a row for each width. */
export interface SizeGridView {
  hasWidths: boolean
  columns: { value: string; label: string; uk: string; isChosen: boolean }[]
  rows: { value: string; label: string; note: string; cells: SizeCell[] }[]
}

export interface SizeCell {
  size: string
  href: string
  /** What is read aloud: size, width and state. */
  name: string
  level: Availability['level']
  /** How many pairs are left of the last ones. */
  quantity: number
  isChosen: boolean
  /** Of a sold-out pair: whoever chooses it is asked whether to be told when it is back. */
  alertSku: string | undefined
}

/** A product without sizes has no shelf. */
export function sizeGridView(
  index: VariantIndex,
  choice: Choice,
  sizes: Readonly<Record<string, SizeScale>>,
  context: ViewContext,
): SizeGridView | null {
  const columns = index.options.find(({ code }) => code === sizeCode)
  if (!columns) return null
  const rows = index.options.find(({ code }) => code === widthCode)
  const states = new Map<string, string>()
  return {
    hasWidths: rows !== undefined,
    columns: columns.values.map(({ value, label }) => ({
      value,
      label,
      uk: sizes[value]?.uk ?? '',
      isChosen: choice.picked[sizeCode] === value,
    })),
    rows: (rows?.values ?? [{ value: '', label: '' }]).map(({ value, label }) => {
      const [short = label, ...note] = label.split(' ')
      const picked = rows ? { ...choice.picked, [widthCode]: value } : choice.picked
      const row: Row = { index, choice, picked, width: rows ? short : '', states, context }
      return { value, label: short, note: note.join(' '), cells: columns.values.map((size) => cellView(row, size)) }
    }),
  }
}

interface Row {
  index: VariantIndex
  choice: Choice
  picked: Readonly<Record<string, string>>
  width: string
  /** Each state in words, written once: three dozen fields share a handful. */
  states: Map<string, string>
  context: ViewContext
}

function cellView(
  { index, choice, picked, width, states, context }: Row,
  size: VariantOption['values'][number],
): SizeCell {
  const answers = { ...picked, [sizeCode]: size.value }
  const variants = index.matching(answers)
  const availability = variantAvailability(variants, context.config.stock.lowStockQuantity)
  const isChosen = choice.variant !== null && variants.includes(choice.variant)
  const quantity = availability.level === 'last' ? availability.quantity : 0
  const key = availability.level + quantity
  const known = states.get(key) ?? stateText(availability, context)
  states.set(key, known)
  const state = isChosen ? `${known}, ${context.text('product.state.chosen')}` : known
  return {
    size: size.value,
    href: choiceHref(choiceQuery(index, answers), choice.view),
    name: width
      ? context.text('product.cell', { size: size.label, width, state })
      : context.text('product.cellWithoutWidth', { size: size.label, state }),
    level: availability.level,
    quantity,
    isChosen,
    alertSku: availability.level === 'sold-out' && variants.length === 1 ? variants[0]?.sku : undefined,
  }
}

function stateText(availability: Availability, { text, config }: Pick<ViewContext, 'text' | 'config'>): string {
  switch (availability.level) {
    case 'last':
      return text('product.state.last', { count: availability.quantity })
    case 'not-made':
      // Where sold-out pairs are not listed, nobody can tell them from those that were never made.
      return text(config.products.listOutOfStockProducts ? 'product.state.not-made' : 'product.state.not-offered')
    case 'free':
    case 'sold-out':
      return text(`product.state.${availability.level}`)
  }
}
