import type { ReactNode } from 'react'
import type { Brand } from '../page/page-layout.tsx'
import styles from './layout.module.css'
import { Wordmark } from './wordmark.tsx'

/** The name above the page, in the middle of the window: for a redirect or a wait. */
export function EmptyLayout({ brand, children }: { brand: Brand; children: ReactNode }) {
  return (
    <main id="main" className={`page ${styles.empty}`} tabIndex={-1}>
      <Wordmark brand={brand} />
      {children}
    </main>
  )
}
