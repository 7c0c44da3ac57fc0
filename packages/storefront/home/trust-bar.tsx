import type { PromotedOffers } from '@welt/contract/entity/promoted-content.ts'
import { useText } from '../i18n/use-text.ts'
import { ShopLink } from '../navigation/shop-link.tsx'
import styles from './trust-bar.module.css'
import { trustDrawing } from './trust-drawing.ts'

type Entry = PromotedOffers['trustbar'][number]

/** Facts as a row of words with small line drawings. */
export function TrustBar({ entries }: { entries: readonly Entry[] }) {
  const t = useText()
  if (entries.length === 0) return null
  return (
    <section className={`page ${styles.section}`} aria-label={t('home.trust')}>
      <ul className={styles.bar}>
        {entries.map((entry) => (
          <li key={entry.title} className={styles.entry}>
            <Drawing icon={entry.icon} />
            <p className={styles.words}>
              {entry.link === undefined ? (
                <span className={styles.title}>{entry.title}</span>
              ) : (
                <ShopLink className={styles.title} to={entry.link}>
                  {entry.title}
                </ShopLink>
              )}
              {entry.text !== undefined && <span className={styles.text}>{entry.text}</span>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Drawing({ icon }: { icon: string | undefined }) {
  const path = icon === undefined ? undefined : trustDrawing[icon]
  if (path === undefined) return null
  return (
    <svg className={styles.drawing} viewBox="0 0 48 48" width="44" height="44" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  )
}
