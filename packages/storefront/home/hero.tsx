import type { CardData } from '../card/card-data.ts'
import { useText } from '../i18n/use-text.ts'
import { ShopLink } from '../navigation/shop-link.tsx'
import { TaxNote } from '../price/tax-note.tsx'
import { PromotedPicture } from '../promoted/promoted-picture.tsx'
import button from '../theme/button.module.css'
import styles from './hero.module.css'
import type { HeroData } from './home-page-data.ts'

/** One large picture and one action. Without a banner of the merchant's it shows the newest shoe in the shop's own words. */
export function Hero({ hero: { banner, card } }: { hero: HeroData }) {
  const t = useText()
  const picture = banner?.picture ?? (card?.picture.path ? pictureOf(card, card.picture.path) : null)
  const action = banner
    ? { to: banner.link, text: banner.button_text ?? banner.title }
    : card && { to: card.path, text: t('home.featureAction', { name: card.name }) }
  return (
    <section className={styles.hero}>
      <div className={`page ${styles.inner}`}>
        <div className={styles.text}>
          <p className="type-eyebrow">{t('home.heroEyebrow')}</p>
          <h1 className="type-display">{banner?.title ?? t('home.heroTitle')}</h1>
          {banner?.subtitle !== undefined && <p className="type-lead">{banner.subtitle}</p>}
          {!banner && <p className="type-lead">{t('home.heroText')}</p>}
          <p className={styles.actions}>
            {action && (
              <ShopLink className={button.primary} to={action.to}>
                {action.text}
              </ShopLink>
            )}
            <ShopLink className={button.word} to={t('home.craftPath')}>
              {t('home.craftLink')}
            </ShopLink>
          </p>
        </div>
        {picture && (
          <PromotedPicture
            className={styles.picture}
            picture={picture}
            sizes="(width < 600px) 106vw, (width < 1440px) 84vw, 1210px"
            isFirst
          />
        )}
        {card && <Caption card={card} />}
      </div>
    </section>
  )
}

/** The shoe of the picture, with the way to it. */
function Caption({ card }: { card: CardData }) {
  return (
    <p className={styles.caption}>
      <ShopLink className={styles.shoe} to={card.path}>
        {card.name}
      </ShopLink>
      <span>{card.fact}</span>
      <span className="tabular">{card.price}</span>
      <span className={styles.note}>
        {card.lowest && <span className={styles.lowest}>{card.lowest}</span>}
        <TaxNote focusable />
      </span>
    </p>
  )
}

function pictureOf({ picture: { alt } }: CardData, path: string) {
  return { desktop: { fallback: path }, alt }
}
