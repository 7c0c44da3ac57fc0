import type { OrderHistory } from '@welt/contract/api/user.ts'
import { useText } from '../i18n/use-text.ts'
import { ShopLink } from '../navigation/shop-link.tsx'
import { usePanelStore } from '../panel/use-panels.ts'
import { useHydrated } from '../shell/use-hydrated.ts'
import { useShop } from '../store-view/use-shop.ts'
import button from '../theme/button.module.css'
import styles from './order-list.module.css'
import { type OrderView, orderView } from './order-view.ts'
import { useOrders } from './use-orders.ts'

export function OrderList({ served }: { served?: OrderHistory | undefined }) {
  const t = useText()
  const { storeView, config } = useShop()
  const panels = usePanelStore()
  // A dialog and further pages need a script.
  const isHydrated = useHydrated()
  const { state, orders, total, isAsked, more } = useOrders(served)
  return (
    <section className={styles.orders} aria-labelledby="orders">
      <div className={styles.head}>
        <h2 id="orders">{t('account.orders')}</h2>
        {total > 0 && <p className={styles.count}>{t('account.ordersCount', { count: total })}</p>}
      </div>
      <ol className={styles.list}>
        {orders.map((order) => (
          <OrderRow
            key={order.increment_id}
            order={orderView(order, storeView.i18n, config.shop.timeZone)}
            onOpen={isHydrated ? () => panels.openModal({ name: 'order-confirmation', order }) : undefined}
          />
        ))}
      </ol>
      <div className={styles.state} role="status">
        {state === 'loading' && <p className={styles.words}>{t('account.ordersLoading')}</p>}
        {state === 'failed' && <p className={styles.words}>{t('account.ordersFailed')}</p>}
        {state === 'loaded' && total === 0 && <p className={styles.words}>{t('account.ordersNone')}</p>}
      </div>
      {state === 'loaded' && total === 0 && (
        <ShopLink className={button.outlined} to="/">
          {t('account.toShop')}
        </ShopLink>
      )}
      {isHydrated && (state === 'failed' || orders.length < total || (state === 'loading' && isAsked)) && (
        <button className={button.outlined} type="button" aria-busy={state === 'loading'} onClick={more}>
          {t(orders.length < total ? 'account.ordersMore' : 'account.retry')}
        </button>
      )}
    </section>
  )
}

function OrderRow({ order, onOpen }: { order: OrderView; onOpen: (() => void) | undefined }) {
  const t = useText()
  return (
    <li className={styles.order}>
      <div className={styles.words}>
        <h3 className={styles.number}>{t('account.orderNumber', { number: order.number })}</h3>
        <p className={styles.goods}>{order.goods}</p>
        {onOpen && (
          <button
            className={styles.open}
            type="button"
            aria-haspopup="dialog"
            aria-label={t('account.orderConfirmationOf', { number: order.number })}
            onClick={onOpen}
          >
            {t('account.orderConfirmation')}
          </button>
        )}
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{t('account.orderDate')}</dt>
          <dd>{order.date}</dd>
        </div>
        <div>
          <dt>{t('account.orderStatus')}</dt>
          <dd>{t(`account.status.${order.status}`)}</dd>
        </div>
        <div>
          <dt>{t('account.orderAmount')}</dt>
          <dd className={styles.amount}>{order.amount}</dd>
        </div>
      </dl>
    </li>
  )
}
