import { withStorePrefix } from '@welt/domain/url/store-path.ts'
import type { Shop } from '../store-view/shop.ts'

/** schema.org Organization: who sells here, where they are reached, and how long a purchase can go back. */
export function organizationData({ storeView, config }: Pick<Shop, 'storeView' | 'config'>): object {
  const { shop, footer } = config
  const { street, postalCode, city, country } = shop.address
  const home = withStorePrefix(storeView, '/')
  return {
    '@context': 'https://schema.org',
    '@type': 'OnlineStore',
    '@id': `${home}#organization`,
    name: storeView.name,
    url: home,
    logo: withStorePrefix(storeView, '/apple-touch-icon.png'),
    description: storeView.seo.description,
    telephone: internationalNumber(shop.phone, country),
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      postalCode,
      addressLocality: city,
      addressCountry: country,
    },
    sameAs: footer.social.map(({ href }) => href),
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: country,
      returnPolicyCountry: country,
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: shop.returnDays,
      returnMethod: 'https://schema.org/ReturnByMail',
      returnFees: 'https://schema.org/FreeReturn',
    },
  }
}

/** As it is dialled from abroad; a number of a country whose code we do not know stays as it is. */
function internationalNumber(phone: string, country: string): string {
  const code = { DE: '+49', AT: '+43', CH: '+41' }[country]
  return code !== undefined && phone.startsWith('0') && !phone.startsWith('00') ? `${code} ${phone.slice(1)}` : phone
}
