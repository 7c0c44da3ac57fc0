import type { CardData } from '../card/card-data.ts'
import { PriceNote } from '../card/price-note.tsx'
import { useText } from '../i18n/use-text.ts'
import { ShopLink } from '../navigation/shop-link.tsx'
import { useShop } from '../store-view/use-shop.ts'
import styles from './search-row.module.css'

interface SearchRowProps {
  card: CardData
  id: string
  isActive: boolean
}

/** A product as an option of the list below the field: the whole row is one link. The field has the focus all the time. */
export function SearchRow({ card, id, isActive }: SearchRowProps) {
  const t = useText()
  const { pictureUrl } = useShop()
  return (
    <ShopLink className={styles.row} to={card.path} id={id} role="option" aria-selected={isActive} tabIndex={-1}>
      <span className={styles.well}>
        <img
          // The size of the cards: a picture that a list has shown is there already.
          src={pictureUrl(card.picture.path, 400, 300)}
          width={400}
          height={300}
          alt=""
          loading="lazy"
        />
      </span>
      <span className={styles.text}>
        <span className={styles.name}>{card.name}</span>
        <span className={card.before ? styles.sale : styles.price}>{card.price}</span>
        <span className={styles.fact}>{card.fact}</span>
        {card.before && (
          <span className={styles.before}>
            {t('card.rrp')} <s>{card.before}</s>
          </span>
        )}
        {card.why && <span className={styles.why}>{card.why}</span>}
        <PriceNote card={card} className={styles.note} isPartOfLink />
      </span>
    </ShopLink>
  )
}
