import type { PaymentMark } from '@welt/contract/entity/payment-mark.ts'
import type { StoreView } from '@welt/contract/entity/store-view.ts'
import type { Text } from '../i18n/text.ts'
import type { Mark } from './mark-data.ts'
// One file for all: a page names it once, and it takes the ink of the theme.
import sprite from './marks.svg?url'

/** Names of trade are the same in every language; widths are those of the drawings. */
const marks: Record<Exclude<PaymentMark, 'invoice'>, Omit<Mark, 'shape'>> = {
  paypal: { name: 'PayPal', width: 63 },
  visa: { name: 'Visa', width: 43 },
  mastercard: { name: 'Mastercard', width: 86 },
  'klarna-sofort': { name: 'Klarna Sofort', width: 81 },
  paydirekt: { name: 'paydirekt', width: 70 },
  'apple-pay': { name: 'Apple Pay', width: 43 },
}

type Language = StoreView['i18n']['defaultLanguage']
const invoiceWidth: Record<Language, number> = { de: 77, en: 60, it: 59 }

/** Needs the texts of the footer. */
export function paymentMarks(payments: readonly PaymentMark[], language: Language, text: Text): Mark[] {
  return payments.map((payment) =>
    payment === 'invoice'
      ? { name: text('footer.invoice'), width: invoiceWidth[language], shape: shapeOf(`invoice-${language}`) }
      : { ...marks[payment], shape: shapeOf(payment) },
  )
}

export const carrierMark: Mark = { name: 'DHL GoGreen', width: 111, shape: shapeOf('dhl') }

/** Where a drawing of the sprite is found. */
export function shapeOf(id: string): string {
  return `${sprite}#${id}`
}
