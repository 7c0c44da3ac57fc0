import type { ListEntry } from '@welt/domain/list/list-entry.ts'
import { type ReactNode, useRef } from 'react'
import { useFocusKept } from '../card/use-focus-kept.ts'
import { useText } from '../i18n/use-text.ts'
import { RecentlyViewed } from '../recently-viewed/recently-viewed.tsx'
import { Departments } from '../shell/departments.tsx'
import { useHydrated } from '../shell/use-hydrated.ts'
import styles from './list-screen.module.css'

interface ListScreenProps {
  name: 'wishlist' | 'compare'
  entries: readonly ListEntry[]
  /** How much there is, in words. */
  count: string
  children: ReactNode
}

/** The page of a list that lives in the browser: the server knows nothing of it, and says so. */
export function ListScreen({ name, entries, count, children }: ListScreenProps) {
  const t = useText()
  const isHydrated = useHydrated()
  const title = useRef<HTMLHeadingElement>(null)
  useFocusKept(title)
  return (
    <section className={`page ${styles.screen}`}>
      <header className={styles.head}>
        <h1 ref={title} tabIndex={-1}>
          {t(`list.${name}.title`)}
        </h1>
        {entries.length > 0 && <p className={styles.count}>{count}</p>}
      </header>
      {!isHydrated && (
        <>
          <p className={styles.reading}>{t('list.reading')}</p>
          <noscript>
            <p className={styles.words}>{t('list.needsScript')}</p>
          </noscript>
        </>
      )}
      {isHydrated && entries.length === 0 && (
        <div className={styles.empty}>
          <p className={`type-lead ${styles.words}`}>{t(`list.${name}.empty`)}</p>
          <div className={styles.departments}>
            <Departments heading="h2" title={t('list.departments')} />
          </div>
          <RecentlyViewed />
        </div>
      )}
      {isHydrated && entries.length > 0 && children}
    </section>
  )
}
