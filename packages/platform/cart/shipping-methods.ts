import { writtenLanguage } from '@welt/domain/language/written-language.ts'
import type { Cents } from '@welt/domain/money/cents.ts'
import type { CheckoutChoice, ShippingMethod } from './cart-quote.ts'
import type { ShippingMethodSetting } from './cart-settings.ts'
import type { CartSurroundings } from './cart-surroundings.ts'
import { deliversTo } from './delivers-to.ts'

type ShippingSurroundings = Pick<CartSurroundings, 'settings' | 'storeView' | 'index'>

export interface ShippingCase {
  country: string
  /** Gross, before a discount. */
  goods: Cents
  isVirtual: boolean
}

/** "Shipping methods with available false are dropped." What is not carried to a door needs none. */
export function shippingMethods(surroundings: ShippingSurroundings, shippingCase: ShippingCase): ShippingMethod[] {
  if (shippingCase.isVirtual || !deliversTo(shippingCase.country, surroundings)) return []
  const { settings, storeView } = surroundings
  const language = writtenLanguage(storeView.i18n)
  return settings.shippingMethods
    .filter((setting) => isOffered(setting, shippingCase))
    .map(({ carrierCode, methodCode, carrierTitle, methodTitle, grossCents }) => ({
      carrierCode,
      methodCode,
      carrierTitle: carrierTitle[language],
      methodTitle: methodTitle[language],
      grossCents,
    }))
}

/** The shopper's choice while it is offered; until there is one, the first. */
export function chosenShippingMethod(
  methods: readonly ShippingMethod[],
  checkout: Pick<CheckoutChoice, 'carrierCode' | 'methodCode'> | null,
): ShippingMethod | null {
  const chosen = methods.find(
    ({ carrierCode, methodCode }) => carrierCode === checkout?.carrierCode && methodCode === checkout.methodCode,
  )
  return chosen ?? methods[0] ?? null
}

function isOffered(setting: ShippingMethodSetting, { country, goods }: ShippingCase): boolean {
  const { available = true, countries, fromGoodsCents = 0, belowGoodsCents = Number.POSITIVE_INFINITY } = setting
  if (!available || (countries && !countries.includes(country))) return false
  return goods >= fromGoodsCents && goods < belowGoodsCents
}
