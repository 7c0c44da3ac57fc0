import { useText } from '../i18n/use-text.ts'
import { ShopLink } from '../navigation/shop-link.tsx'
import { telephoneOf } from '../phone/telephone-of.ts'
import { Departments } from '../shell/departments.tsx'
import { useShop } from '../store-view/use-shop.ts'
import styles from './search-places.module.css'

/** Where else to look: the words of the menu, and somebody to ask. */
export function SearchPlaces({ heading }: { heading: 'h2' | 'h3' }) {
  const t = useText()
  const phone = telephoneOf(useShop().config.shop.phone)
  return (
    <div className={styles.places}>
      <Departments heading={heading} title={t('search.departments')} />
      <p className={styles.help}>
        {t('search.ask')} <a href={phone.url}>{phone.words}</a> {t('search.or')}{' '}
        <ShopLink to={t('search.contactPath')}>{t('search.contact')}</ShopLink>.
      </p>
    </div>
  )
}
