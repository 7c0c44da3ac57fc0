import { useText } from '../i18n/use-text.ts'
import styles from './craft.module.css'
import { craftDrawing } from './craft-drawing.ts'
import type { CraftFact } from './product-page-data.ts'

/** Where it is made, on which last and with which sole: with how it fits. */
export default function Craft({ facts }: { facts: readonly CraftFact[] }) {
  const t = useText()
  if (facts.length === 0) return null
  return (
    <section className={styles.craft} aria-label={t('detail.craft')}>
      {facts.map(({ about, title, text }) => {
        const { line, stitches } = craftDrawing[about]
        return (
          <div key={about} className={styles.fact}>
            <svg viewBox="0 0 150 92" width="150" height="92" aria-hidden="true" focusable="false">
              <path d={line} />
              {stitches && <path className={styles.stitches} d={stitches} />}
            </svg>
            <h2>{title}</h2>
            <p>{text}</p>
          </div>
        )
      })}
    </section>
  )
}
