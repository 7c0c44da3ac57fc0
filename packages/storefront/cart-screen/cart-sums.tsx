import type { CartView } from '../cart/cart-view.ts'
import { useText } from '../i18n/use-text.ts'
import styles from './cart-sums.module.css'

/** "Money columns are right-aligned; the total is 20 px semi-bold over a hairline; VAT in small below it." */
export function CartSums({
  sums,
  total,
  taxes,
  isEstimate,
}: Pick<CartView, 'sums' | 'total' | 'taxes' | 'isEstimate'>) {
  const t = useText()
  return (
    <dl className={styles.sums} aria-busy={isEstimate || undefined}>
      {sums.map(({ code, label, amount, isOff }) => (
        <div key={code} className={isOff ? styles.off : undefined}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{t('minicart.total')}</dt>
        <dd data-total>{total}</dd>
      </div>
      {taxes.map(({ label, amount }) => (
        <div key={label} className={styles.tax}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  )
}
