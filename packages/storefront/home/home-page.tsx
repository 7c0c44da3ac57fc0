import type { CardData } from '../card/card-data.ts'
import { CardGrid } from '../card/card-grid.tsx'
import { useText } from '../i18n/use-text.ts'
import { ShopLink } from '../navigation/shop-link.tsx'
import { TaxNote } from '../price/tax-note.tsx'
import { useShop } from '../store-view/use-shop.ts'
import button from '../theme/button.module.css'
import { CraftBand } from './craft-band.tsx'
import styles from './home-page.module.css'
import type { HomePageData, Kind } from './load-home-page.ts'

export function HomePage({ data }: { data: HomePageData }) {
  const t = useText()
  return (
    <>
      <Hero card={data.hero} />
      {data.kinds.length > 0 && <Kinds kinds={data.kinds} />}
      {data.newCollection.length > 0 && (
        <section className={`page ${styles.section}`} aria-labelledby="new-collection">
          <h2 id="new-collection">{t('home.newCollection')}</h2>
          <CardGrid cards={data.newCollection} heading="h3" />
        </section>
      )}
      <CraftBand drawing={data.craft} />
      {data.bestsellers.length > 0 && (
        <section className={`page ${styles.section}`} aria-labelledby="bestsellers">
          <h2 id="bestsellers">{t('home.bestsellers')}</h2>
          <CardGrid cards={data.bestsellers} heading="h3" />
        </section>
      )}
    </>
  )
}

function Hero({ card }: { card: CardData | null }) {
  const t = useText()
  const { pictureUrl } = useShop()
  return (
    <section className={styles.hero}>
      <div className={`page ${styles.heroGrid}`}>
        <div className={styles.heroText}>
          <p className="type-eyebrow">{t('home.heroEyebrow')}</p>
          <h1 className="type-display">{t('home.heroTitle')}</h1>
          <p className="type-lead">{t('home.heroText')}</p>
          <p className={styles.actions}>
            {card && (
              <ShopLink className={button.primary} to={card.path}>
                {t('home.heroAction', { name: card.name })}
              </ShopLink>
            )}
            <ShopLink className={button.word} to={t('home.craftPath')}>
              {t('home.craftLink')}
            </ShopLink>
          </p>
        </div>
        {card && (
          <figure className={styles.heroPicture}>
            {/* Inside a picture element React leaves it to the browser to fetch the one size that it wants. */}
            <picture>
              <img
                src={pictureUrl(card.picture.path, 1292, 950)}
                srcSet={`${pictureUrl(card.picture.path, 646, 475)} 646w, ${pictureUrl(card.picture.path, 1292, 950)} 1292w`}
                sizes="(width < 1024px) 100vw, 760px"
                width={1292}
                height={950}
                alt={card.picture.alt}
                fetchPriority="high"
              />
            </picture>
            <figcaption>
              <span>
                {card.name}, {card.fact}
              </span>
              <span className="tabular">{card.price}</span>
              <span className={styles.note}>
                <TaxNote focusable />
              </span>
            </figcaption>
          </figure>
        )}
      </div>
    </section>
  )
}

function Kinds({ kinds }: { kinds: Kind[] }) {
  const t = useText()
  const { pictureUrl } = useShop()
  return (
    <nav className={`page ${styles.kinds}`} aria-label={t('home.kinds')}>
      <ul className={styles.kindList}>
        {kinds.map((kind) => (
          <li key={kind.path}>
            <ShopLink className={styles.kind} to={kind.path}>
              <img src={pictureUrl(kind.image, 400, 300)} width={400} height={300} alt="" loading="lazy" />
              <span className={styles.kindName}>{kind.name}</span>
              <span className={styles.kindCount}>{kind.count}</span>
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
