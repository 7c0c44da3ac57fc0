import type { VariantIndex } from '@welt/domain/variant/create-variant-index.ts'
import { type Availability, variantAvailability } from '@welt/domain/variant/variant-availability.ts'
import type { VariantOption } from '@welt/domain/variant/variant-option.ts'
import { choiceHref, choiceQuery } from './choice-query.ts'
import { sizeCode, widthCode } from './option-code.ts'
import type { SizeScale } from './product-page-data.ts'
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
      const toName = cellName(rows ? short : '', context)
      const cells = columns.values.map((size) => cellView(index, choice, picked, size, toName, context))
      return { value, label: short, note: note.join(' '), cells }
    }),
  }
}

function cellView(
  index: VariantIndex,
  choice: Choice,
  row: Readonly<Record<string, string>>,
  size: VariantOption['values'][number],
  toName: (size: string, state: string) => string,
  { text, config }: ViewContext,
): SizeCell {
  const picked = { ...row, [sizeCode]: size.value }
  const variants = index.matching(picked)
  const availability = variantAvailability(variants, config.stock.lowStockQuantity)
  const isChosen = choice.variant !== null && variants.includes(choice.variant)
  const state = stateText(availability, { text, config })
  return {
    size: size.value,
    href: choiceHref(choiceQuery(index, picked), choice.view),
    name: toName(size.label, isChosen ? `${state}, ${text('product.state.chosen')}` : state),
    level: availability.level,
    quantity: availability.level === 'last' ? availability.quantity : 0,
    isChosen,
  }
}

function cellName(width: string, { text }: Pick<ViewContext, 'text'>): (size: string, state: string) => string {
  return (size, state) =>
    width ? text('product.cell', { size, width, state }) : text('product.cellWithoutWidth', { size, state })
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
