import { memo } from 'react'
import { useText } from '../i18n/use-text.ts'
import { ListToggle } from '../list/list-toggle.tsx'
import { ShopLink } from '../navigation/shop-link.tsx'
import { useShop } from '../store-view/use-shop.ts'
import type { CardData, Swatch } from './card-data.ts'
import { CardRating } from './card-rating.tsx'
import { PriceNote } from './price-note.tsx'
import styles from './product-card.module.css'
import { SizeLine, type SizeLineProps } from './size-line.tsx'
import { SizeStrip } from './size-strip.tsx'

const shownColours = 4

/** The whole card is one hit area with one link; the heart lies above it. */
export const ProductCard = memo(function ProductCard({
  card,
  heading: Heading = 'h2',
  eager = false,
  ...own
}: {
  card: CardData
  heading?: 'h2' | 'h3' | 'h4' | 'h5' | 'h6'
  eager?: boolean
} & Pick<SizeLineProps, 'pieces' | 'isCounted'>) {
  const t = useText()
  const { pictureUrl } = useShop()
  return (
    <article className={styles.card}>
      <div className={styles.well}>
        <img
          // Nothing rather than the shoe that stood here before.
          key={card.picture.path}
          src={pictureUrl(card.picture.path, 400, 300)}
          srcSet={`${pictureUrl(card.picture.path, 400, 300)} 400w, ${pictureUrl(card.picture.path, 800, 600)} 800w`}
          sizes="(width < 600px) 50vw, (width < 1024px) 33vw, 320px"
          width={400}
          height={300}
          alt=""
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
        />
        {card.sizes && <SizeStrip sizes={card.sizes} />}
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
      {card.sizes && <SizeLine sizes={card.sizes} {...own} />}
      {card.why && <p className={styles.why}>{card.why}</p>}
      <PriceNote card={card} className={styles.note} />
      <ListToggle
        list="wishlist"
        sku={card.sku}
        name={card.name}
        label={t('card.onWishlist', { name: card.name })}
        look="heart"
      />
    </article>
  )
})

/** From the middle of a swatch to the outside of its ring. */
const swatchEdge = 10.5

/** The first has room for its ring. */
function swatchAt(place: number): number {
  return place === 0 ? swatchEdge : swatchEdge + 3 + place * 20.5
}

function Swatches({ colours }: { colours: Swatch[] }) {
  const shown = colours.slice(0, shownColours)
  const ring = shown.findIndex(({ isShown }) => isShown)
  const t = useText()
  return (
    <p className={styles.swatches}>
      <svg
        role="img"
        aria-label={t('card.colours', {
          count: colours.length,
          list: colours.map((colour) => colour.label).join(', '),
        })}
        width={swatchAt(shown.length - 1) + swatchEdge}
        height={swatchEdge * 2}
      >
        {shown.map(({ colour }, place) => {
          // As the card itself, a swatch belongs to its place: another colour there is painted, not put in anew.
          const at = swatchAt(place)
          return <circle key={at} cx={at} cy={swatchEdge} r="7" fill={colour} />
        })}
        {ring >= 0 && <circle className={styles.ring} cx={swatchAt(ring)} cy={swatchEdge} r="9.75" />}
      </svg>
      {colours.length > shown.length && <span aria-hidden="true">+{colours.length - shown.length}</span>}
    </p>
  )
}
