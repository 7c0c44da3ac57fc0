import { useRouteLoaderData } from 'react-router'
import { useText } from '../i18n/use-text.ts'
import { ShopLink } from '../navigation/shop-link.tsx'
import type { ShellData } from '../shell/shell-data.ts'
import { useShop } from '../store-view/use-shop.ts'
import styles from './search-places.module.css'

/** Where else to look: the words of the menu, and somebody to ask. */
export function SearchPlaces({ heading: Heading }: { heading: 'h2' | 'h3' }) {
  const t = useText()
  const { config } = useShop()
  const shell = useRouteLoaderData<ShellData>('root')
  const { phone } = config.shop
  return (
    <div className={styles.places}>
      <Heading className={styles.heading}>{t('search.departments')}</Heading>
      <ul className={styles.list}>
        {shell?.menu.map(({ label, href }) => (
          <li key={href}>
            <ShopLink className={styles.link} to={href}>
              {label}
            </ShopLink>
          </li>
        ))}
      </ul>
      <p className={styles.help}>
        {t('search.ask')} <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a> {t('search.or')}{' '}
        <ShopLink to={t('search.contactPath')}>{t('search.contact')}</ShopLink>.
      </p>
    </div>
  )
}
