import { removeItem } from '@welt/domain/cart/remove-item.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { useText } from '../i18n/use-text.ts'
import { Icon } from '../icon/icon.tsx'
import type { PanelModule } from '../panel/panel-module.tsx'
import { TaxNote } from '../price/tax-note.tsx'
import { useShop } from '../store-view/use-shop.ts'
import button from '../theme/button.module.css'
import { cartView } from './cart-lines.ts'
import styles from './mini-cart.module.css'
import { useCart, useCartStore } from './use-cart.ts'

export const messages: PanelModule['messages'] = []

/** What lies in the cart; it is loaded when it is first opened. */
const MiniCart: PanelModule['default'] = ({ onClose }) => {
  const t = useText()
  const { storeView, pictureUrl } = useShop()
  const store = useCartStore()
  const { lines, subtotal } = cartView(useCart(), storeView.i18n)
  return (
    <Dialog title={t('cart.title')} look="drawer" onClose={onClose}>
      {lines.length === 0 ? (
        <p className={styles.empty}>{t('cart.empty')}</p>
      ) : (
        <>
          <ul className={styles.lines}>
            {lines.map(({ item, name, choice, qty, price, picture }) => (
              <li key={`${item.sku}/${item.checksum}`} className={styles.line}>
                <img src={pictureUrl(picture.path, 200, 200)} width={108} height={108} alt="" />
                <div className={styles.words}>
                  <p className={styles.name}>{name}</p>
                  {choice && <p className={styles.choice}>{choice}</p>}
                  <p className={styles.choice}>{t('cart.quantity', { count: qty })}</p>
                </div>
                <p className="type-price">{price}</p>
                <button
                  className={button.icon}
                  type="button"
                  aria-label={t('cart.remove', { name })}
                  onClick={() => store.commit((items) => removeItem(items, item))}
                >
                  <Icon name="close" size={18} />
                </button>
              </li>
            ))}
          </ul>
          <p className={styles.total}>
            <span>{t('cart.subtotal')}</span>
            <span className="tabular">{subtotal}</span>
          </p>
          <p className={styles.note}>
            <TaxNote focusable />
          </p>
        </>
      )}
    </Dialog>
  )
}
export default MiniCart
