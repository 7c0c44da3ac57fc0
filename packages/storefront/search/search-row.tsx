import type { CardData } from '../card/card-data.ts'
import { PriceNote } from '../card/price-note.tsx'
import { useText } from '../i18n/use-text.ts'
import { ShopLink } from '../navigation/shop-link.tsx'
import { useShop } from '../store-view/use-shop.ts'
import styles from './search-row.module.css'

/** A product as a row of the panel: one hit area, one link. */
export function SearchRow({ card }: { card: CardData }) {
  const t = useText()
  const { pictureUrl } = useShop()
  return (
    <article className={styles.row}>
      <div className={styles.well}>
        <img
          // The size of the cards: a picture that a list has shown is there already.
          src={pictureUrl(card.picture.path, 400, 300)}
          width={400}
          height={300}
          alt=""
          loading="lazy"
        />
      </div>
      <div className={styles.text}>
        <h3 className={styles.name}>
          <ShopLink className={`cover-link ${styles.link}`} to={card.path}>
            {card.name}
          </ShopLink>
        </h3>
        <p className={card.before ? styles.sale : styles.price}>{card.price}</p>
        <p className={styles.fact}>{card.fact}</p>
        {card.before && (
          <p className={styles.before}>
            {t('card.rrp')} <s>{card.before}</s>
          </p>
        )}
        <PriceNote card={card} className={styles.note} />
      </div>
    </article>
  )
}
