import { withStorePrefix } from '@welt/domain/url/store-path.ts'
import { internationalNumber } from '../phone/international-number.ts'
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
