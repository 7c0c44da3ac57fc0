import type { CartItem } from '@welt/contract/entity/cart-item.ts'
import { useText } from '../i18n/use-text.ts'
import { Icon } from '../icon/icon.tsx'
import { ShopLink } from '../navigation/shop-link.tsx'
import { useNotify } from '../notification/use-notifications.ts'
import { TaxNote } from '../price/tax-note.tsx'
import { useShop } from '../store-view/use-shop.ts'
import button from '../theme/button.module.css'
import { cartItemsOf } from './cart-items-of.ts'
import { focusOpenChoice } from './focus-open-choice.ts'
import type { ProductPageData } from './product-page-data.ts'
import type { ProductView } from './product-view.ts'
import styles from './together.module.css'
import { type TogetherItem, togetherView } from './together-view.ts'
import { useBusy } from './use-busy.ts'

interface TogetherProps {
  data: ProductPageData
  view: ProductView
  onAdd: (items: readonly CartItem[]) => Promise<void>
}

/** The product with what is often ordered along with it, and one button for all. */
export default function Together({ data, view, onAdd }: TogetherProps) {
  const t = useText()
  const notify = useNotify()
  const { storeView } = useShop()
  const { companions } = data.recommendations
  if (companions.length === 0) return null
  const { sku, name } = data.product
  const chosen = { sku, name, picture: view.gallery.thumbs[0]?.path ?? null, price: view.price }
  const { items, total } = togetherView(chosen, companions, { text: t, i18n: storeView.i18n })

  const add = (): Promise<void> | undefined => {
    if (view.isComplete) {
      return onAdd([
        ...cartItemsOf(view.current, data.parts),
        ...companions.map(({ product }) => ({ ...product, qty: 1 })),
      ])
    }
    // The question is far above: the focus goes there, and the message says why.
    notify({ type: 'warning', message: view.chosen?.text || t('product.chooseFirst') })
    focusOpenChoice()
    return undefined
  }

  return (
    <section className={styles.section} aria-labelledby="together">
      <h2 id="together">{t('detail.together')}</h2>
      <div className={styles.row}>
        <ul className={styles.items}>
          {items.map((item) => (
            <Item key={item.sku} item={item} />
          ))}
        </ul>
        <div className={styles.sum}>
          <p>{t('detail.together.total', { count: items.length })}</p>
          <p className={styles.total}>{total}</p>
          <p className={styles.note}>
            <TaxNote focusable />
          </p>
          <AddButton word={t('detail.together.add', { count: items.length })} onPress={add} />
        </div>
      </div>
    </section>
  )
}

function AddButton({ word, onPress }: { word: string; onPress: () => Promise<void> | undefined }) {
  const t = useText()
  const { isBusy, press } = useBusy(onPress)
  return (
    <button
      className={`${button.outlined} ${button.wide} ${styles.add}`}
      type="button"
      aria-busy={isBusy || undefined}
      onClick={press}
    >
      {isBusy ? t('product.adding') : word}
    </button>
  )
}

function Item({ item: { name, path, picture, price, facts } }: { item: TogetherItem }) {
  const { pictureUrl } = useShop()
  return (
    <li className={styles.item}>
      <div className={styles.picture}>
        <img src={pictureUrl(picture, 400, 300)} width={400} height={300} alt="" loading="lazy" />
        <Icon name="plus" size={18} className={styles.plus} />
      </div>
      <div className={styles.words}>
        <h3>{path === null ? name : <ShopLink to={path}>{name}</ShopLink>}</h3>
        <p className={styles.price}>{price}</p>
        {facts.map((fact) => (
          <p key={fact} className={styles.fact}>
            {fact}
          </p>
        ))}
      </div>
    </li>
  )
}
