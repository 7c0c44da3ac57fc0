/** As it is dialled from abroad; a number of a country whose code we do not know stays as it is. */
export function internationalNumber(phone: string, country: string): string {
  const code = { DE: '+49', AT: '+43', CH: '+41' }[country]
  return code !== undefined && phone.startsWith('0') && !phone.startsWith('00') ? `${code} ${phone.slice(1)}` : phone
}
