import { useText } from '../i18n/use-text.ts'
import { Icon } from '../icon/icon.tsx'
import { ShopLink } from '../navigation/shop-link.tsx'
import { useShop } from '../store-view/use-shop.ts'
import type { CardData, Swatch } from './card-data.ts'
import { PriceNote } from './price-note.tsx'
import styles from './product-card.module.css'

const shownColours = 4

/** The whole card is one hit area with one link. */
export function ProductCard({
  card,
  heading: Heading = 'h2',
  eager = false,
}: {
  card: CardData
  heading?: 'h2' | 'h3' | 'h4' | 'h5' | 'h6'
  eager?: boolean
}) {
  const t = useText()
  const { pictureUrl } = useShop()
  return (
    <article className={styles.card}>
      <div className={styles.well}>
        <img
          src={pictureUrl(card.picture.path, 400, 300)}
          srcSet={`${pictureUrl(card.picture.path, 400, 300)} 400w, ${pictureUrl(card.picture.path, 800, 600)} 800w`}
          sizes="(width < 600px) 50vw, (width < 1024px) 33vw, 320px"
          width={400}
          height={300}
          alt=""
          loading={eager ? 'eager' : 'lazy'}
        />
        {card.badge && <p className={card.before ? styles.reduced : styles.badge}>{card.badge}</p>}
      </div>
      <div className={styles.text}>
        <Heading className={styles.name}>
          <ShopLink className={`cover-link ${styles.link}`} to={card.path}>
            {card.name}
          </ShopLink>
        </Heading>
        <p className={card.before ? styles.sale : styles.price}>{card.price}</p>
        <p className={styles.fact}>{card.fact}</p>
        {card.before && (
          <p className={styles.before}>
            {t('card.rrp')} <s>{card.before}</s>
          </p>
        )}
      </div>
      {(card.colours.length > 0 || card.rating) && (
        <div className={styles.row}>
          {card.colours.length > 0 && <Swatches colours={card.colours} />}
          {card.rating && <CardRating rating={card.rating} />}
        </div>
      )}
      {card.why && <p className={styles.why}>{card.why}</p>}
      <PriceNote card={card} className={styles.note} />
    </article>
  )
}

function Swatches({ colours }: { colours: Swatch[] }) {
  const shown = colours.slice(0, shownColours)
  const t = useText()
  return (
    <p className={styles.swatches}>
      <svg
        role="img"
        aria-label={t('card.colours', {
          count: colours.length,
          list: colours.map((colour) => colour.label).join(', '),
        })}
        width={shown.length * 20}
        height="14"
      >
        {shown.map(({ label, colour }, index) => (
          <circle key={label} cx={index * 20 + 7} cy="7" r="6.5" fill={colour} />
        ))}
      </svg>
      {colours.length > shown.length && <span aria-hidden="true">+{colours.length - shown.length}</span>}
    </p>
  )
}

function CardRating({ rating: { average, count } }: { rating: NonNullable<CardData['rating']> }) {
  const t = useText()
  return (
    <p className={styles.rating}>
      <Icon name="star" size={13} />
      <span aria-hidden="true">
        {average} ({count})
      </span>
      <span className="visually-hidden">{t('card.ratingLong', { average, count })}</span>
    </p>
  )
}
