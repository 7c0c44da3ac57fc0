import type { CartView } from '../cart/cart-view.ts'
import { CartSums } from '../cart-screen/cart-sums.tsx'
import { useText } from '../i18n/use-text.ts'
import line from '../order-line/order-line.module.css'
import { TaxNote } from '../price/tax-note.tsx'
import { useShop } from '../store-view/use-shop.ts'
import styles from './order-summary.module.css'

/** What lies in the cart, with what it costs. */
export function OrderSummary({ cart }: { cart: CartView }) {
  const t = useText()
  const { pictureUrl } = useShop()
  return (
    <section className={styles.summary} aria-labelledby="order-summary">
      <h2 className={styles.title} id="order-summary">
        {t('checkout.heading')}
      </h2>
      <ul>
        {cart.lines.map(({ item, key, name, choice, qty, price, picture }) => (
          <li key={key} className={styles.line}>
            <img src={pictureUrl(picture.path, 200, 200)} width={76} height={76} alt="" />
            <div className={line.words}>
              <h3 className={line.name}>{name}</h3>
              {choice && <p className={line.fact}>{choice}</p>}
              <p className={line.fact}>{t('cart.quantity', { count: qty })}</p>
              <p className={line.fact}>{t('checkout.sku', { sku: item.sku })}</p>
            </div>
            <p className="type-price">{price}</p>
          </li>
        ))}
      </ul>
      <CartSums {...cart} />
      <p className={styles.note}>
        <TaxNote focusable />
      </p>
    </section>
  )
}
