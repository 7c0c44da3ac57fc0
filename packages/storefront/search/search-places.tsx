import { useText } from '../i18n/use-text.ts'
import { ShopLink } from '../navigation/shop-link.tsx'
import { Departments } from '../shell/departments.tsx'
import { useShop } from '../store-view/use-shop.ts'
import styles from './search-places.module.css'

/** Where else to look: the words of the menu, and somebody to ask. */
export function SearchPlaces({ heading }: { heading: 'h2' | 'h3' }) {
  const t = useText()
  const { phone } = useShop().config.shop
  return (
    <div className={styles.places}>
      <Departments heading={heading} title={t('search.departments')} />
      <p className={styles.help}>
        {t('search.ask')} <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a> {t('search.or')}{' '}
        <ShopLink to={t('search.contactPath')}>{t('search.contact')}</ShopLink>.
      </p>
    </div>
  )
}
