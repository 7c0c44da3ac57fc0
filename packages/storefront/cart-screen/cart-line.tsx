import { useState } from 'react'
import { CartActForm } from '../cart/cart-act-form.tsx'
import type { CartLineView } from '../cart/cart-line-view.ts'
import { useText } from '../i18n/use-text.ts'
import { Icon } from '../icon/icon.tsx'
import { ShopLink } from '../navigation/shop-link.tsx'
import { deliveryText } from '../product/delivery-text.ts'
import { isShipped } from '../product/is-shipped.ts'
import { useHydrated } from '../shell/use-hydrated.ts'
import { useShop } from '../store-view/use-shop.ts'
import button from '../theme/button.module.css'
import styles from './cart-line.module.css'
import { EditDialog } from './edit-dialog.tsx'
import { QuantityField } from './quantity-field.tsx'
import { RemoveQuestion } from './remove-question.tsx'
import { useCartChanges } from './use-cart-changes.ts'

/** One line: what it is, what it costs, how many, and the ways to change it. */
export function CartLine({ line }: { line: CartLineView }) {
  const t = useText()
  const { pictureUrl, config } = useShop()
  const changes = useCartChanges()
  const [open, setOpen] = useState<'edit' | 'question' | null>(null)
  const { item, name, choice, picture } = line
  const isHydrated = useHydrated()
  // Without a script the way to another size is that of the name, to the product's page.
  const canEdit = isHydrated && config.cart.canReconfigure && item.parentSku !== undefined

  const remove = () => {
    setOpen(null)
    changes.remove(item)
  }
  const askToRemove = () => (config.cart.askBeforeRemoving ? setOpen('question') : remove())
  return (
    <li className={styles.line} data-line={line.key}>
      <ShopLink className={styles.picture} to={line.path} tabIndex={-1} aria-hidden="true">
        <img src={pictureUrl(picture.path, 200, 200)} width={108} height={108} alt="" />
      </ShopLink>
      <h3 className={styles.name}>
        <ShopLink to={line.path}>{name}</ShopLink>
      </h3>
      <p className={styles.price}>
        <span className="type-price">{line.price}</span>
        {line.unitPrice && <small>{t('minicart.each', { price: line.unitPrice })}</small>}
        {line.discount && <small className={styles.off}>{t('minicart.itemDiscount', { amount: line.discount })}</small>}
      </p>
      <div className={styles.facts}>
        {(choice || canEdit) && (
          <p>
            {choice}
            {canEdit && (
              <>
                {choice && ', '}
                <button
                  className={styles.change}
                  type="button"
                  aria-haspopup="dialog"
                  aria-label={t('minicart.changeOf', { name })}
                  onClick={() => setOpen('edit')}
                >
                  {t('minicart.change')}
                </button>
              </>
            )}
          </p>
        )}
        {line.basePrice && <p>{line.basePrice}</p>}
        {line.isSoldOut && <p className={styles.soldOut}>{t('minicart.soldOut')}</p>}
        {!line.isSoldOut && (
          <p className={styles.delivery}>
            {isShipped(item) ? deliveryText(config.shop.deliveryDays, t) : t('product.byMail')}
          </p>
        )}
        {line.rating && (
          <p className={styles.rating}>
            <Icon name="star" size={13} />
            {line.rating.count === undefined
              ? t('minicart.fixedRating', { average: line.rating.average })
              : t('card.ratingLong', { average: line.rating.average, count: line.rating.count })}
          </p>
        )}
      </div>
      <div className={styles.tools}>
        <QuantityField line={line} onChange={(qty) => changes.setQuantity(item, qty)} onRemove={askToRemove} />
        <CartActForm act="remove" fields={{ line: line.key }} onAct={askToRemove}>
          <button className={`${button.icon} ${styles.bin}`} type="submit" aria-label={t('minicart.remove', { name })}>
            <svg width="20" height="20" viewBox="0 0 22 22" aria-hidden="true">
              <path d="M4 6h14M8.5 6V3.5h5V6M5.5 6l.8 13h9.4l.8-13M9.3 9.5v6M12.7 9.5v6" />
            </svg>
          </button>
        </CartActForm>
      </div>
      {open === 'question' && <RemoveQuestion name={name} onRemove={remove} onClose={() => setOpen(null)} />}
      {open === 'edit' && (
        <EditDialog
          line={line}
          onSave={(wanted) => {
            setOpen(null)
            changes.reconfigure(item, wanted)
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </li>
  )
}
