import type { WrittenLanguage } from '@welt/domain/language/written-language.ts'
import type { CartQuote, PaymentMethod } from './cart-quote.ts'
import type { CartSettings } from './cart-settings.ts'

/** "Cash on delivery is hidden" for a virtual cart: nobody comes to the door. */
export function paymentMethods(
  { paymentMethods: settings }: Pick<CartSettings, 'paymentMethods'>,
  { country, isVirtual }: Pick<CartQuote, 'country' | 'isVirtual'>,
  language: WrittenLanguage,
): PaymentMethod[] {
  return settings
    .filter(({ atTheDoor, countries }) => !(atTheDoor && isVirtual) && (!countries || countries.includes(country)))
    .map(({ code, title, instructions }) => ({ code, title: title[language], instructions: instructions?.[language] }))
}
