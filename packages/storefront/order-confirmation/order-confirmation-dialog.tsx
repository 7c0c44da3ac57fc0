import type { OrderAddress } from '@welt/contract/entity/order.ts'
import { addressLines } from '@welt/domain/order/address-lines.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { useText } from '../i18n/use-text.ts'
import line from '../order-line/order-line.module.css'
import { ModalLink } from '../panel/modal-link.tsx'
import type { ModalModule } from '../panel/panel-module.tsx'
import { telephoneOf } from '../phone/telephone-of.ts'
import { useShop } from '../store-view/use-shop.ts'
import { confirmationView, type LineView, type SumView } from './confirmation-view.ts'
import styles from './order-confirmation.module.css'

type OrderConfirmation = ModalModule<'order-confirmation'>
export const messages: OrderConfirmation['messages'] = ['order', 'cart']

/** What was ordered, as the letter of the law says it: goods, sums, addresses, payment. */
const OrderConfirmationDialog: OrderConfirmation['default'] = ({ modal: { order }, onClose }) => {
  const t = useText()
  const { storeView, config } = useShop()
  const view = confirmationView(order, storeView.i18n, config.shop.timeZone)
  const phone = telephoneOf(config.shop.phone)
  return (
    <Dialog title={t('order.title', { number: view.number })} look="drawer" onClose={onClose}>
      <p className={styles.lead}>{t(view.isCanceled ? 'order.canceled' : 'order.received')}</p>
      <p className={line.fact}>{t('order.placed', { date: view.date })}</p>
      <Lines lines={view.lines} />
      <Sums sums={view.sums} />
      <div className={styles.sections}>
        {view.delivery && <Address title={t('order.delivery')} address={view.delivery} />}
        <Address title={t('order.billing')} address={order.billing_address} />
        <section>
          <h3 className={styles.subtitle}>{t('order.payment')}</h3>
          {view.payment.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {view.hasMandate && (
            <ModalLink className={styles.link} to="/sepa-mandate" modal={{ name: 'sepa' }}>
              {t('order.mandate')}
            </ModalLink>
          )}
        </section>
        {view.carrier && (
          <section>
            <h3 className={styles.subtitle}>{t('order.carrier')}</h3>
            <p>{view.carrier}</p>
            {view.deliveryTime && <p>{view.deliveryTime}</p>}
          </section>
        )}
      </div>
      <p className={styles.help}>
        {t('order.help')} <a href={phone.url}>{phone.words}</a>
      </p>
    </Dialog>
  )
}
export default OrderConfirmationDialog

function Lines({ lines }: { lines: readonly LineView[] }) {
  const t = useText()
  return (
    <ul>
      {lines.map(({ id, name, qty, price, facts }) => (
        <li key={id} className={styles.line}>
          <div className={line.words}>
            <h3 className={line.name}>{name}</h3>
            <p className={line.fact}>{t('cart.quantity', { count: qty })}</p>
            {facts.map((fact) => (
              <p key={fact} className={line.fact}>
                {fact}
              </p>
            ))}
          </div>
          <p className="type-price">{price}</p>
        </li>
      ))}
    </ul>
  )
}

function Sums({ sums }: { sums: readonly SumView[] }) {
  const t = useText()
  return (
    <dl className={styles.sums}>
      {sums.map(({ label, values, amount, isTotal }) => (
        <div key={`${label} ${values['percent'] ?? ''}`} className={isTotal ? styles.total : styles.sum}>
          <dt>{t(label, values)}</dt>
          <dd>{amount ?? t('order.free')}</dd>
        </div>
      ))}
    </dl>
  )
}

function Address({ title, address }: { title: string; address: OrderAddress }) {
  const { storeView } = useShop()
  return (
    <section>
      <h3 className={styles.subtitle}>{title}</h3>
      <address className={styles.address}>
        {addressLines(address, storeView.i18n.defaultLocale).map((line, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- two lines of an address may be the same
          <span key={place}>{line}</span>
        ))}
      </address>
    </section>
  )
}
