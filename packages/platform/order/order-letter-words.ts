import type { WrittenLanguage } from '@welt/domain/language/written-language.ts'

interface Words {
  subject: (number: string, shop: string) => string
  greeting: (name: string) => string
  thanks: string
  received: (number: string) => string
  article: string
  quantity: string
  amount: string
  subtotal: string
  discount: (code: string | undefined) => string
  shipping: string
  free: string
  total: string
  tax: (percent: string | undefined) => string
  billing: string
  delivery: string
  payment: string
  deliveryTime: string
  texts: string
  textsBelow: (titles: string) => string
  why: string
}

/** What the confirmation of an order says, by language. */
export const orderLetterWords: Readonly<Record<WrittenLanguage, Words>> = {
  de: {
    subject: (number, shop) => `Ihre Bestellung ${number} bei ${shop}`,
    greeting: (name) => `Guten Tag ${name},`,
    thanks: 'vielen Dank für Ihre Bestellung.',
    received: (number) =>
      `Sie ist bei uns eingegangen und hat die Nummer ${number}. Hier steht noch einmal alles, was Sie bestellt haben.`,
    article: 'Artikel',
    quantity: 'Menge',
    amount: 'Betrag',
    subtotal: 'Zwischensumme',
    discount: (code) => (code === undefined ? 'Rabatt' : `Rabatt (${code})`),
    shipping: 'Versand',
    free: 'kostenlos',
    total: 'Gesamtsumme inkl. MwSt.',
    tax: (percent) => (percent === undefined ? 'darin MwSt.' : `darin ${percent} % MwSt.`),
    billing: 'Rechnungsanschrift',
    delivery: 'Lieferanschrift',
    payment: 'Zahlung',
    deliveryTime: 'Lieferzeit',
    texts: 'Vertragstexte',
    textsBelow: (titles) => `Diesem Schreiben liegen bei: ${titles}. Bitte bewahren Sie es auf.`,
    why: 'Sie erhalten dieses Schreiben, weil mit Ihrer E-Mail-Adresse bei uns bestellt wurde.',
  },
  en: {
    subject: (number, shop) => `Your order ${number} at ${shop}`,
    greeting: (name) => `Dear ${name},`,
    thanks: 'thank you for your order.',
    received: (number) => `We have received it; its number is ${number}. Here is everything that you have ordered.`,
    article: 'Item',
    quantity: 'Qty',
    amount: 'Amount',
    subtotal: 'Subtotal',
    discount: (code) => (code === undefined ? 'Discount' : `Discount (${code})`),
    shipping: 'Shipping',
    free: 'free',
    total: 'Total incl. VAT',
    tax: (percent) => (percent === undefined ? 'of which VAT' : `of which ${percent}% VAT`),
    billing: 'Billing address',
    delivery: 'Delivery address',
    payment: 'Payment',
    deliveryTime: 'Delivery time',
    texts: 'Terms of the contract',
    textsBelow: (titles) => `Enclosed with this letter: ${titles}. Please keep it.`,
    why: 'You receive this letter because an order was placed with your e-mail address.',
  },
}
