import { useText } from '../i18n/use-text.ts'
import { ShopLink } from '../navigation/shop-link.tsx'
import { TaxNote } from '../price/tax-note.tsx'
import { useShop } from '../store-view/use-shop.ts'
import styles from './part-list.module.css'
import type { PartView } from './product-view.ts'

/** What a grouped product or a bundle consists of, with what each part costs and all of them together. */
export default function PartList({ parts, total }: { parts: readonly PartView[]; total: string }) {
  const t = useText()
  const { pictureUrl } = useShop()
  return (
    <section className={styles.parts} aria-labelledby="parts">
      <h2 id="parts">{t('product.parts')}</h2>
      <ul className={styles.list}>
        {parts.map(({ sku, name, title, path, picture, quantity, price, basePrice }) => (
          <li key={sku}>
            <img src={pictureUrl(picture, 100, 75)} width={100} height={75} alt="" loading="lazy" />
            <span>
              {title && title !== name && <small>{title}</small>}
              <ShopLink to={path}>{name}</ShopLink>
              {basePrice && <small>{basePrice}</small>}
            </span>
            <span className={styles.quantity}>{t('product.partQuantity', { quantity })}</span>
            <span className={styles.price}>{price}</span>
          </li>
        ))}
      </ul>
      <p className={styles.total}>
        {t('product.partsTotal')} <strong className={styles.price}>{total}</strong>
      </p>
      <p className={styles.note}>
        <TaxNote focusable />
      </p>
    </section>
  )
}
