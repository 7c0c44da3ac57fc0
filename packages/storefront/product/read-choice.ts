import type { ConfigurableChild } from '@welt/contract/entity/product.ts'
import { chooseVariant } from '@welt/domain/variant/choose-variant.ts'
import type { VariantIndex } from '@welt/domain/variant/create-variant-index.ts'
import type { VariantRules } from '@welt/domain/variant/is-sellable.ts'
import { variantValue } from '@welt/domain/variant/variant-option.ts'
import { colourCode } from '../attribute/option-code.ts'
import { choiceQuery } from './choice-query.ts'

/** What the address says is chosen. */
export interface Choice {
  /** Values by attribute code. Where there are colours one is always in it, because one is always shown. */
  picked: Readonly<Record<string, string>>
  /** The variant, once every question is answered. */
  variant: ConfigurableChild | null
  /** The address asks for a combination that does not exist; nothing of it counts but the colour. */
  noSuch: boolean
  /** Which picture is on the stage, from 0. */
  view: number
  /** The choice as the address writes it, without the picture. */
  query: string
}

/** In the address of a page to which a form has led back, because a question is open. */
export const tooEarly = 'choose'

/** The whole state of a product page: `?childSku=` names a variant, `?hf_color=` and its like single values. What is unknown counts as not chosen. */
export function readChoice(
  index: VariantIndex,
  address: { params: URLSearchParams; pathSku?: string | undefined },
  rules: VariantRules,
): Choice {
  const { params } = address
  const view = readView(params)
  const given = readGiven(index, params)
  const choose = (chosen: Pick<Choice, 'picked' | 'variant'>, noSuch = false): Choice => ({
    ...chosen,
    picked: { ...defaultColour(index), ...chosen.picked },
    noSuch,
    view,
    query: choiceQuery(index, chosen.picked),
  })

  const sku = params.get('childSku') ?? (Object.keys(given).length > 0 ? null : address.pathSku)
  const named = sku ? index.bySku(sku) : undefined
  if (named) return choose({ picked: valuesOf(index, named), variant: named })
  if (index.options.length === 0 || index.options.some(({ code }) => given[code] === undefined)) {
    return choose({ picked: given, variant: null })
  }
  const found = chooseVariant(index, given, rules)
  if ('none' in found) {
    const colour = given[colourCode]
    return choose({ picked: colour === undefined ? {} : { [colourCode]: colour }, variant: null }, true)
  }
  return choose({ picked: given, variant: 'found' in found ? found.found : found.fallback })
}

function readView(params: URLSearchParams): number {
  const number = Number(params.get('view') ?? 1)
  return Number.isSafeInteger(number) && number > 0 ? number - 1 : 0
}

function readGiven(index: VariantIndex, params: URLSearchParams): Record<string, string> {
  const given: Record<string, string> = {}
  for (const { code, values } of index.options) {
    const value = params.get(code)
    if (value !== null && values.some((known) => known.value === value)) given[code] = value
  }
  return given
}

function valuesOf(index: VariantIndex, variant: ConfigurableChild): Record<string, string> {
  return Object.fromEntries(index.options.map(({ code }) => [code, variantValue(variant, code)]))
}

function defaultColour(index: VariantIndex): Record<string, string> {
  const first = index.options.find(({ code }) => code === colourCode)?.values[0]
  return first ? { [colourCode]: first.value } : {}
}
