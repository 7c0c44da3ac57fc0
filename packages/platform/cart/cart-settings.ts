import { CheckoutRules } from '@welt/contract/entity/checkout-rules.ts'
import type { WrittenLanguage } from '@welt/domain/language/written-language.ts'
import type { Cents } from '@welt/domain/money/cents.ts'

export type Titles = Readonly<Record<WrittenLanguage, string>>

export interface ShippingMethodSetting {
  carrierCode: string
  methodCode: string
  carrierTitle: Titles
  methodTitle: Titles
  grossCents: Cents
  /** Where it goes; everywhere if none are named. */
  countries?: readonly string[]
  /** Gross value of the goods, before a discount, from and below which it is offered. */
  fromGoodsCents?: Cents
  belowGoodsCents?: Cents
  /** False keeps it out of every answer. */
  available?: boolean
}

export interface PaymentMethodSetting {
  code: string
  title: Titles
  /** What the confirmation of an order says about paying; {amount}, {number} and {shop} are replaced. */
  instructions?: Titles
  /** Whether somebody must come to the door for it, so that a virtual cart cannot use it. */
  atTheDoor?: boolean
  /** Where it is offered; everywhere if none are named. */
  countries?: readonly string[]
}

export interface CartSettings {
  /** The smallest order that is taken, by the gross value of its goods. */
  minimumOrderCents: Cents
  /** The most of one product that a cart holds, where its stock says nothing smaller. */
  maxSaleQuantity: number
  maxLines: number
  allowOutOfStockInCart: boolean
  allowZeroPriceProducts: boolean
  /** The first that is available counts until the shopper chooses. */
  shippingMethods: readonly ShippingMethodSetting[]
  paymentMethods: readonly PaymentMethodSetting[]
}

const { minimumOrderCents, maxSaleQuantity } = CheckoutRules.parse({})

export const defaultCartSettings: CartSettings = {
  minimumOrderCents,
  maxSaleQuantity,
  maxLines: 200,
  allowOutOfStockInCart: true,
  allowZeroPriceProducts: true,
  // "One flat-rate method at zero cost, called the parcel carrier's green shipping."
  shippingMethods: [
    {
      carrierCode: 'flatrate',
      methodCode: 'flatrate',
      carrierTitle: { de: 'DHL', en: 'DHL' },
      methodTitle: { de: 'DHL GoGreen', en: 'DHL GoGreen' },
      grossCents: 0,
    },
  ],
  paymentMethods: [
    {
      code: 'invoice',
      title: { de: 'Rechnung', en: 'Invoice' },
      instructions: {
        de: 'Die Rechnung kommt mit den Schuhen. Bitte zahlen Sie {amount} innerhalb von 14 Tagen.',
        en: 'The invoice comes with the shoes. Please pay {amount} within 14 days.',
      },
    },
    {
      code: 'checkmo',
      title: { de: 'Vorkasse', en: 'Prepayment' },
      // The IBAN is the one that German banks print in examples: a merchant puts their own here.
      instructions: {
        de: 'Bitte überweisen Sie {amount} mit dem Verwendungszweck {number} an {shop}, IBAN DE02 1203 0000 0000 2020 51. Sobald der Betrag da ist, geht Ihre Bestellung auf den Weg.',
        en: 'Please transfer {amount} with the reference {number} to {shop}, IBAN DE02 1203 0000 0000 2020 51. Your order leaves us as soon as the amount has arrived.',
      },
    },
    {
      code: 'cashondelivery',
      title: { de: 'Nachnahme', en: 'Cash on delivery' },
      instructions: {
        de: 'Sie zahlen {amount} an der Haustür.',
        en: 'You pay {amount} at the door.',
      },
      atTheDoor: true,
    },
  ],
}
