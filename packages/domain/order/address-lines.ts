import type { OrderAddress } from '@welt/contract/entity/order.ts'

const known = new Map<string, Intl.DisplayNames>()

/** Making one takes longer than a letter, and a shop opens without. */
function countryNames(language: string): Intl.DisplayNames {
  const names = known.get(language) ?? new Intl.DisplayNames(language, { type: 'region' })
  known.set(language, names)
  return names
}

/** As it is written on an envelope, the country in the reader's language. */
export function addressLines(address: OrderAddress, language: string): string[] {
  const { company, firstname, lastname, street, postcode, city, country_id, telephone, vat_id } = address
  const lines = [
    company,
    `${firstname} ${lastname}`,
    street.join(' '),
    `${postcode} ${city}`,
    countryNames(language).of(country_id),
    telephone,
    vat_id,
  ]
  return lines.flatMap((line) => line || [])
}
