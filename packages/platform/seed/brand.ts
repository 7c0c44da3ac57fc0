import type { StoreView } from '@welt/contract/entity/store-view.ts'
import type { Language } from './localized.ts'

export interface Brand {
  name: string
  /** The maker as the law wants it beside the product: name, postal address, electronic address. */
  maker: string
  address: string
  country: string
  email: string
  domain: string
}

const names: Readonly<Record<StoreView['theme'], string>> = {
  ellermoor: 'Ellermoor',
  halden: 'Halden',
  laszlo: 'Laszlo',
}

/** Every house sells under its own name; the workshop behind it is the same. The names are invented. */
export function brandOf(theme: StoreView['theme'], language: Language): Brand {
  const name = names[theme]
  return {
    name,
    maker: language === 'de' ? `${name} Schuhfabrik` : `${name} Shoe Factory`,
    address: 'Gerberstraße 14, 66953 Pirmasens',
    country: language === 'de' ? 'Deutschland' : 'Germany',
    email: `service@${theme}.example`,
    domain: `${theme}.example`,
  }
}
