import { useLocation } from 'react-router'
import { useText } from '../i18n/use-text.ts'
import { Icon } from '../icon/icon.tsx'
import { useList } from '../list/use-lists.ts'
import { ShopLink } from '../navigation/shop-link.tsx'
import styles from './compare-link.module.css'

/** The way to the comparison, from the first model on until its own page is shown. */
export function CompareLink() {
  const t = useText()
  const { pathname } = useLocation()
  const count = useList('compare').length
  if (count === 0 || pathname === '/compare') return null
  return (
    <ShopLink className={styles.link} to="/compare">
      <Icon name="compare" size={18} />
      {t('shell.compareCount', { count })}
    </ShopLink>
  )
}
