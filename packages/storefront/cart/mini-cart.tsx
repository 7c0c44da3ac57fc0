import { removeItem } from '@welt/domain/cart/remove-item.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { useText } from '../i18n/use-text.ts'
import { ShopLink } from '../navigation/shop-link.tsx'
import type { PanelModule } from '../panel/panel-module.tsx'
import { TaxNote } from '../price/tax-note.tsx'
import { RecentCards } from '../recently-viewed/recent-cards.tsx'
import { Departments } from '../shell/departments.tsx'
import { useShop } from '../store-view/use-shop.ts'
import button from '../theme/button.module.css'
import { cartCount } from './cart-count.ts'
import { type CartView, cartView } from './cart-lines.ts'
import styles from './mini-cart.module.css'
import { useCart, useCartStore } from './use-cart.ts'

export const messages: PanelModule['messages'] = ['minicart', 'list']

/** What lies in the cart; it is loaded when it is first opened. */
const MiniCart: PanelModule['default'] = ({ onClose }) => {
  const t = useText()
  const { storeView } = useShop()
  const items = useCart()
  const cart = cartView(items, storeView.i18n)
  const pieces = cartCount(items, 'quantities')
  if (pieces === 0)
    return (
      <Dialog title={t('minicart.title')} look="drawer" onClose={onClose}>
        <div className={styles.empty}>
          <p>{t('minicart.empty')}</p>
          <button className={button.outlined} type="button" onClick={onClose}>
            {t('minicart.goOn')}
          </button>
        </div>
        <Departments heading="h3" title={t('minicart.departments')} />
        <RecentCards />
      </Dialog>
    )
  return (
    <Dialog
      title={t('minicart.title')}
      beside={t('minicart.count', { count: pieces })}
      look="drawer"
      onClose={onClose}
      foot={<Foot subtotal={cart.subtotal} onGoOn={onClose} />}
    >
      <Lines lines={cart.lines} />
    </Dialog>
  )
}
export default MiniCart

function Lines({ lines }: Pick<CartView, 'lines'>) {
  const t = useText()
  const { pictureUrl } = useShop()
  const store = useCartStore()
  return (
    <ul className={styles.lines}>
      {lines.map(({ item, name, choice, qty, price, picture }) => (
        <li key={`${item.sku}/${item.checksum}`} className={styles.line}>
          <img src={pictureUrl(picture.path, 200, 200)} width={108} height={108} alt="" />
          <h3 className={styles.name}>{name}</h3>
          <p className={`type-price ${styles.price}`}>{price}</p>
          {choice && <p className={styles.choice}>{choice}</p>}
          <p className={styles.quantity}>{t('cart.quantity', { count: qty })}</p>
          <button
            className={`${button.icon} ${styles.bin}`}
            type="button"
            aria-label={t('minicart.remove', { name })}
            onClick={(event) => {
              focusBeside(event.currentTarget)
              store.commit((items) => removeItem(items, item))
            }}
          >
            <svg width="20" height="20" viewBox="0 0 22 22" aria-hidden="true">
              <path d="M4 6h14M8.5 6V3.5h5V6M5.5 6l.8 13h9.4l.8-13M9.3 9.5v6M12.7 9.5v6" />
            </svg>
          </button>
        </li>
      ))}
    </ul>
  )
}

function Foot({ subtotal, onGoOn }: Pick<CartView, 'subtotal'> & { onGoOn: () => void }) {
  const t = useText()
  return (
    <div className={styles.foot}>
      <p className={styles.total}>
        <span>{t('cart.subtotal')}</span>
        <span className="tabular">{subtotal}</span>
      </p>
      <p className={styles.note}>
        <TaxNote focusable />
      </p>
      <ShopLink className={`${button.primary} ${button.large} ${button.wide}`} to="/checkout">
        {t('minicart.checkout')}
      </ShopLink>
      <button className={`${button.word} ${styles.goOn}`} type="button" onClick={onGoOn}>
        {t('minicart.goOn')}
      </button>
    </div>
  )
}

/** The button goes with its line: the focus moves on to the next one, at last to the one that closes the cart. */
function focusBeside(bin: HTMLElement): void {
  const line = bin.closest('li')
  const beside = line?.nextElementSibling ?? line?.previousElementSibling ?? bin.closest('dialog')
  beside?.querySelector('button')?.focus()
}
