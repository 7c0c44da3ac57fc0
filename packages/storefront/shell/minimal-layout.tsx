import type { ReactNode } from 'react'
import { useText } from '../i18n/use-text.ts'
import { ShopLink } from '../navigation/shop-link.tsx'
import type { Brand, LegalData } from '../page/page-layout.tsx'
import styles from './layout.module.css'
import { LegalLines } from './legal-lines.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { SkipLink } from './skip-link.tsx'
import { Stitch } from './stitch.tsx'
import { Wordmark } from './wordmark.tsx'

interface MinimalLayoutProps {
  brand: Brand
  footer: LegalData
  /** Left of the word-mark: a way back. */
  start?: ReactNode
  /** Right of the word-mark: a word of trust. */
  end?: ReactNode
  children: ReactNode
}

/** The word-mark alone and a slim footer: nothing leads away from what is being done. */
export function MinimalLayout({ brand, footer, start, end, children }: MinimalLayoutProps) {
  const t = useText()
  return (
    <div className={styles.minimal}>
      <SkipLink />
      <ProgressBar />
      <header className={styles.slimHeader}>
        <div className={`page ${styles.slimBar}`}>
          <div>{start}</div>
          <ShopLink className={styles.brand} to="/">
            <Wordmark brand={brand} />
            <span className="visually-hidden">{t('shell.toHome')}</span>
          </ShopLink>
          <div className={styles.end}>{end}</div>
        </div>
      </header>
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <footer className={styles.slimFooter}>
        <Stitch />
        <div className="page">
          <LegalLines footer={footer} />
        </div>
      </footer>
    </div>
  )
}
