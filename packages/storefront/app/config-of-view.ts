import type { PublicConfig } from '@welt/contract/entity/public-config.ts'
import type { StoreView } from '@welt/contract/entity/store-view.ts'
import { internationalNumber } from '../phone/international-number.ts'

/** The telephone number as the view's readers dial it: those of the shop's own country from home, all others from abroad. */
export function configOfView(config: PublicConfig, { i18n }: Pick<StoreView, 'i18n'>): PublicConfig {
  const { shop } = config
  if (new Intl.Locale(i18n.defaultLocale).region === shop.address.country) return config
  return { ...config, shop: { ...shop, phone: internationalNumber(shop.phone, shop.address.country) } }
}
