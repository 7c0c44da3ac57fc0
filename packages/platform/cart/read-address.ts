import type { OrderAddress } from '@welt/contract/entity/order.ts'
import type { SparseAddress } from '@welt/contract/entity/sparse-address.ts'

type Text = string | number | null | undefined

/** What is known of an address so far, in one spelling; whatever is empty is left out. */
export function readAddress(sent: SparseAddress | null | undefined): Partial<OrderAddress> | null {
  if (!sent) return null
  const street = (Array.isArray(sent.street) ? sent.street : [sent.street]).map(tidy).filter(Boolean).slice(0, 2)
  const texts = {
    country_id: tidy(sent.country_id ?? sent.countryId).toUpperCase(),
    postcode: tidy(sent.postcode),
    city: tidy(sent.city),
    firstname: tidy(sent.firstname),
    lastname: tidy(sent.lastname),
    company: tidy(sent.company),
    telephone: tidy(sent.telephone),
    email: tidy(sent.email),
    vat_id: tidy(sent.vat_id ?? sent.vatId),
  }
  const known: Partial<OrderAddress> = {
    ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')),
    ...(street.length > 0 && { street }),
    ...readRegion(sent),
  }
  return Object.keys(known).length > 0 ? known : null
}

/** A region comes as a name, as an object, or in parts beside the address. */
function readRegion(sent: SparseAddress): Pick<Partial<OrderAddress>, 'region' | 'region_id'> {
  const given = typeof sent.region === 'object' && sent.region !== null ? sent.region : { region: sent.region }
  const region = tidy(given.region) || null
  const code = tidy(given.region_code ?? sent.region_code ?? sent.regionCode) || null
  const id = Number(tidy(given.region_id ?? sent.region_id ?? sent.regionId))
  const region_id = Number.isSafeInteger(id) && id > 0 ? id : 0
  if (!region && !code && !region_id) return {}
  return { region: { region, region_code: code, region_id }, region_id }
}

/** Line breaks and other control characters have no place on a label. */
function tidy(text: Text): string {
  return String(text ?? '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 255)
}
