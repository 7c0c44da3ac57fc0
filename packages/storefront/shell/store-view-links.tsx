import styles from './footer.module.css'
import { openInPlace } from './open-in-place.ts'
import type { StoreViewLink } from './shell-data.ts'

/** The houses and their languages. Plain anchors with the other view's prefix: they work without JavaScript. */
export function StoreViewLinks({ title, storeViews }: { title: string; storeViews: readonly StoreViewLink[] }) {
  return (
    <section id="store-views" className={styles.storeViews} tabIndex={-1}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {storeViews.map((view) => (
          <li key={view.href}>
            <a
              className={styles.link}
              href={view.href}
              hrefLang={view.hrefLang}
              aria-current={view.current ? 'true' : undefined}
              onClick={(event) => openInPlace(event, view.onFollow)}
            >
              {view.label}
              <span className={styles.language} lang={view.hrefLang}>
                {view.language}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
