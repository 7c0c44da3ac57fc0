import { hasFilters, withoutFilters, writeSelection } from '@welt/domain/listing/listing-selection.ts'
import { useEffect } from 'react'
import { useText } from '../i18n/use-text.ts'
import type { Listed } from '../listing/listing.ts'
import { ShopLink } from '../navigation/shop-link.tsx'
import { useNotificationStore } from '../notification/use-notifications.ts'
import { useShop } from '../store-view/use-shop.ts'
import button from '../theme/button.module.css'
import styles from './empty-list.module.css'

/** Nothing is there: because of what was chosen, or at all, or because it could not be fetched. */
export function EmptyList({ selection, isOffline }: Pick<Listed, 'selection'> & { isOffline: boolean }) {
  const t = useText()
  const { products } = useShop().config
  const notifications = useNotificationStore()
  useEffect(() => {
    if (isOffline) notifications.notify({ type: 'warning', message: t('category.offline') })
  }, [isOffline, notifications, t])
  if (isOffline) return <p className={styles.empty}>{t('category.offline')}</p>
  if (!hasFilters(selection)) return <p className={styles.empty}>{t('category.empty')}</p>
  return (
    <div className={styles.empty}>
      <p>{t('category.filter.none')}</p>
      <p>{t('category.filter.noneHelp')}</p>
      <ShopLink className={button.outlined} to={writeSelection(withoutFilters(selection), products) || '?'}>
        {t('category.filter.clear')}
      </ShopLink>
    </div>
  )
}
