import type { MessageKey } from '../i18n/message-key.ts'
import { useText } from '../i18n/use-text.ts'
import { ShopLink } from '../navigation/shop-link.tsx'
import button from '../theme/button.module.css'
import styles from './craft-band.module.css'

const layers = ['upper', 'insole', 'welt', 'shank', 'filler', 'outsole', 'heel'] as const

/** The one dark band of the page: the craft story. */
export function CraftBand() {
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
