import { useText } from '../i18n/use-text.ts'
import { Icon } from '../icon/icon.tsx'
import { ShopLink } from '../navigation/shop-link.tsx'
import { useShop } from '../store-view/use-shop.ts'
import styles from './delivery-list.module.css'
import { deliveryText } from './delivery-text.ts'

/** When it comes, where it can be fetched, and how it goes back. */
export default function DeliveryList({ isShipped }: { isShipped: boolean }) {
  const t = useText()
  const { shop } = useShop().config
  if (!isShipped) {
    return (
      <ul className={styles.list}>
        <li>
          <Icon name="check" />
          {t('product.byMail')}
        </li>
      </ul>
    )
  }
  return (
    <ul className={styles.list}>
      <li>
        <Icon name="truck" />
        <span>
          <strong>{deliveryText(shop.deliveryDays, t)}</strong>, {t('product.freeShipping')}
        </span>
      </li>
      <li>
        <Icon name="pin" />
        <span>
          {t('product.pickup')} <ShopLink to="/store-locator">{t('product.pickupLink')}</ShopLink>
        </span>
      </li>
      <li>
        <Icon name="return" />
        {t('product.returns', { days: shop.returnDays })}
      </li>
    </ul>
  )
}
