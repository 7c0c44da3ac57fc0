import type { OrderAddress } from '@welt/contract/entity/order.ts'
import type { StoreView } from '@welt/contract/entity/store-view.ts'

type Language = StoreView['i18n']['defaultLanguage']

/** Making one takes longer than a letter. */
const countryNames: Readonly<Record<Language, Intl.DisplayNames>> = {
  de: new Intl.DisplayNames('de', { type: 'region' }),
  en: new Intl.DisplayNames('en', { type: 'region' }),
}

/** As it is written on an envelope, the country in the reader's language. */
export function addressText(address: OrderAddress, language: Language): string {
  const { company, firstname, lastname, street, postcode, city, country_id, telephone, vat_id } = address
  const lines = [
    company,
    `${firstname} ${lastname}`,
    street.join(' '),
    `${postcode} ${city}`,
    countryNames[language].of(country_id),
    telephone,
    vat_id,
  ]
  return lines.filter(Boolean).join('\n')
}
