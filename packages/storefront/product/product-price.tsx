import { useText } from '../i18n/use-text.ts'
import { TaxNote } from '../price/tax-note.tsx'
import { NoShippingNote } from './no-shipping-note.tsx'
import type { PriceView } from './price-view.ts'
import styles from './product-price.module.css'

/** The price with all that the law wants beside it. */
export function ProductPrice({ price, isShipped }: { price: PriceView; isShipped: boolean }) {
  const t = useText()
  return (
    <div className={styles.price}>
      <p className={styles.amounts}>
        <span className={price.before ? styles.sale : styles.current}>{price.current}</span>
        {price.before && (
          <span className={styles.before}>
            <abbr title={t('product.rrpLong')}>{t('card.rrp')}</abbr> <s>{price.before}</s>
          </span>
        )}
        {price.base && <span className={styles.base}>{price.base}</span>}
      </p>
      {price.lowest && <p className={styles.note}>{price.lowest}</p>}
      <p className={styles.note}>
        {isShipped ? (
          <>
            <TaxNote focusable /> {t('product.freeAtPrice')}
          </>
        ) : (
          <NoShippingNote focusable />
        )}
      </p>
    </div>
  )
}
