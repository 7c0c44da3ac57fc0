import { writtenLanguage } from '@welt/domain/language/written-language.ts'
import type { MessageKey } from '../i18n/message-key.ts'
import { useText } from '../i18n/use-text.ts'
import { ShopLink } from '../navigation/shop-link.tsx'
import { toneOf } from '../picture/tone-of.ts'
import { useShop } from '../store-view/use-shop.ts'
import button from '../theme/button.module.css'
import styles from './craft-band.module.css'

const layers = ['upper', 'insole', 'welt', 'shank', 'filler', 'outsole', 'heel'] as const

/** The one dark band of the page: the craft story. Wide screens read the names in the drawing, phones its numbers. */
export function CraftBand({ drawing }: { drawing: string | null }) {
  const t = useText()
  return (
    <section className={`on-dark ${styles.band}`} aria-labelledby="craft">
      <div className={`page ${styles.inner}`}>
        <h2 id="craft" className="type-band">
          {t('home.craftTitle')}
        </h2>
        <div className={styles.story}>
          <p>{t('home.craftText')}</p>
          <ShopLink className={button.outlined} to={t('home.craftPath')}>
            {t('home.craftLink')}
          </ShopLink>
        </div>
        {drawing !== null && <Drawing path={drawing} />}
        <ol className={styles.layers}>
          {layers.map((layer) => (
            <li key={layer} className={styles.layer}>
              <h3>{t(`home.layer.${layer}` satisfies MessageKey)}</h3>
              <p>{t(`home.layer.${layer}.of` satisfies MessageKey)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

/** The list below says in words what the drawing shows. Not rasterised: its words are set in the reader's own type. */
function Drawing({ path }: { path: string }) {
  const { pictureUrl, storeView } = useShop()
  const numbered = `${path}?format=svg&tone=${toneOf(storeView, 'dark')}`
  const named = `${numbered}&language=${writtenLanguage(storeView.i18n)}`
  return (
    <picture className={styles.drawing}>
      <source media="(width >= 1024px)" srcSet={pictureUrl(named, 1292, 950)} />
      <img src={pictureUrl(numbered, 646, 475)} width={1292} height={950} alt="" loading="lazy" />
    </picture>
  )
}
