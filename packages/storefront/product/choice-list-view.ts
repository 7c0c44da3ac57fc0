import type { VariantIndex } from '@welt/domain/variant/create-variant-index.ts'
import { variantAvailability } from '@welt/domain/variant/variant-availability.ts'
import type { VariantOption } from '@welt/domain/variant/variant-option.ts'
import { colourCode } from '../attribute/option-code.ts'
import { choiceHref, choiceQuery } from './choice-query.ts'
import type { Choice } from './read-choice.ts'
import type { ViewContext } from './view-context.ts'

/** One question with its answers: colours, or whatever else a product asks beside size and width. */
export interface ChoiceListView {
  code: string
  label: string
  chosen: string
  items: { value: string; label: string; href: string; isChosen: boolean; exists: boolean }[]
}

/** A colour keeps the other answers where that variant exists, and is asked alone where it does not. Other answers may lead nowhere. */
export function choiceListView(
  index: VariantIndex,
  option: VariantOption,
  choice: Choice,
  { config }: Pick<ViewContext, 'config'>,
): ChoiceListView {
  const { code, label, values } = option
  const isColour = code === colourCode
  return {
    code,
    label,
    chosen: values.find(({ value }) => value === choice.picked[code])?.label ?? '',
    items: values.map(({ value, label }) => {
      const kept = { ...choice.picked, [code]: value }
      const exists = variantAvailability(index.matching(kept), config.stock.lowStockQuantity).level !== 'not-made'
      return {
        value,
        label,
        href: choiceHref(choiceQuery(index, exists || !isColour ? kept : { [code]: value }), choice.view),
        isChosen: choice.picked[code] === value,
        exists: exists || isColour,
      }
    }),
  }
}
