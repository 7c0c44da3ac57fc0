import type { CardData } from '../card/card-data.ts'
import { ProductCard } from '../card/product-card.tsx'
import { useText } from '../i18n/use-text.ts'
import { ShopLink } from '../navigation/shop-link.tsx'
import { useShop } from '../store-view/use-shop.ts'
import button from '../theme/button.module.css'
import type { FeatureData, Kind } from './home-page-data.ts'
import styles from './new-collection.module.css'

interface NewCollectionProps {
  feature: FeatureData | null
  cards: readonly CardData[]
  all: Kind | null
}

/** The newest products, beside one of which there is more to say. */
export function NewCollection({ feature, cards, all }: NewCollectionProps) {
  const t = useText()
  if (cards.length === 0 && !feature) return null
  return (
    <section className={`page ${styles.collection}`} aria-labelledby="new-collection">
      <div className={styles.head}>
        <h2 id="new-collection">{t('home.newCollection')}</h2>
        {all && (
          <ShopLink className={button.word} to={all.path}>
            {t('home.allNew', { count: all.count })}
          </ShopLink>
        )}
      </div>
      <ul className={styles.grid}>
        {feature && (
          <li className={styles.featured}>
            <Feature feature={feature} />
          </li>
        )}
        {cards.map((card) => (
          <li key={card.sku}>
            <ProductCard card={card} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Feature({ feature: { card, headline, text } }: { feature: FeatureData }) {
  const t = useText()
  const { pictureUrl } = useShop()
  const { path } = card.picture
  return (
    <article className={styles.feature}>
      <div className={styles.words}>
        <p className="type-eyebrow">{card.fact}</p>
        <h3 className={styles.headline}>{headline}</h3>
        {text !== undefined && <p className={styles.text}>{text}</p>}
        <ShopLink className={`cover-link ${button.word} ${styles.link}`} to={card.path}>
          {t('home.featureAction', { name: card.name })}
        </ShopLink>
      </div>
      <img
        src={pictureUrl(path, 1292, 950)}
        srcSet={`${pictureUrl(path, 646, 475)} 646w, ${pictureUrl(path, 1292, 950)} 1292w`}
        sizes="(width < 1024px) 112vw, 720px"
        width={1292}
        height={950}
        alt=""
        loading="lazy"
      />
    </article>
  )
}
