import type { ListEntry } from '@welt/domain/list/list-entry.ts'
import { useState } from 'react'
import { CardRating } from '../card/card-rating.tsx'
import { PriceNote } from '../card/price-note.tsx'
import { useText } from '../i18n/use-text.ts'
import { SizeLink } from '../list-screen/size-link.tsx'
import { CompareHead } from './compare-head.tsx'
import { compareRows } from './compare-rows.ts'
import styles from './compare-table.module.css'
import type { ComparedProduct } from './load-compared.ts'

interface CompareTableProps {
  products: readonly ComparedProduct[]
  onRemove: (entry: ListEntry) => void
}

/** The first column stays while the others are scrolled sideways, within the table and never with the page. */
export default function CompareTable({ products, onRemove }: CompareTableProps) {
  const t = useText()
  const [isShort, setShort] = useState(false)
  const rows = compareRows(products.map(({ properties }) => properties))
  const shown = isShort ? rows.filter(({ isDifferent }) => isDifferent) : rows
  return (
    <>
      {products.length > 1 && (
        <label className={styles.differences}>
          <input type="checkbox" checked={isShort} onChange={(event) => setShort(event.target.checked)} />
          {t('list.compare.differences')}
        </label>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be scrollable by the keyboard */}
      <section className={styles.region} aria-label={t('list.compare.table')} tabIndex={0}>
        <table className={styles.table}>
          <CompareHead products={products} onRemove={onRemove} />
          <tbody>
            <tr>
              <th scope="row">{t('list.compare.price')}</th>
              {products.map(({ card }) => (
                <td key={card.sku}>
                  <p className={card.before ? styles.sale : styles.price}>{card.price}</p>
                  {card.before && (
                    <p className={styles.before}>
                      {t('card.rrp')} <s>{card.before}</s>
                    </p>
                  )}
                  <PriceNote card={card} />
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">{t('list.compare.rating')}</th>
              {products.map(({ card }) => (
                <td key={card.sku}>{card.rating ? <CardRating rating={card.rating} /> : t('list.compare.noRating')}</td>
              ))}
            </tr>
            <tr>
              <th scope="row">{t('list.compare.stock')}</th>
              {products.map(({ card, isSoldOut }) => (
                <td key={card.sku} className={isSoldOut ? styles.soldOut : styles.inStock}>
                  {t(isSoldOut ? 'list.soldOut' : 'list.compare.inStock')}
                </td>
              ))}
            </tr>
            {shown.map(({ id, label, cells }) => (
              <tr key={id}>
                <th scope="row">{label}</th>
                {cells.map((text, place) => (
                  <td key={products[place]?.card.sku}>{text || <Unknown />}</td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">{t('list.compare.choose')}</th>
              {products.map((product) => (
                <td key={product.card.sku} className={styles.choose}>
                  <SizeLink product={product} />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
      <p className={styles.note} role="status">
        {isShort && shown.length === 0 && t('list.compare.noDifferences')}
      </p>
    </>
  )
}

function Unknown() {
  const t = useText()
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{t('list.compare.unknown')}</span>
    </>
  )
}
