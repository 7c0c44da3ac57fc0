import type { ReactNode } from 'react'
import styles from './layout.module.css'

/** Nothing around the page: for a redirect or a wait. */
export function EmptyLayout({ children }: { children: ReactNode }) {
  return (
    <main id="main" className={styles.empty} tabIndex={-1}>
      {children}
    </main>
  )
}
