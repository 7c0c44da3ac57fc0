import type { ListEntry } from '@welt/domain/list/list-entry.ts'
import { CardGridNote } from '../card/card-grid-note.tsx'
import { useText } from '../i18n/use-text.ts'
import { Shelf } from '../shelf/shelf.tsx'
import { useShop } from '../store-view/use-shop.ts'
import styles from './recently-viewed.module.css'
import { recentlyViewedOf } from './recently-viewed-of.ts'
import { useLateTexts } from './use-late-texts.ts'
import { useRecentCards } from './use-recent-cards.ts'

/** A row of what was looked at before the product that is shown. The server's HTML has none: it knows nobody. */
export function RecentlyViewed({ shownSku }: { shownSku?: string }) {
  const t = useText()
  const shop = useShop()
  const recentlyViewed = recentlyViewedOf(shop)
  const cards = useRecentCards(shownSku)
  const hasTexts = useLateTexts(shop.texts, 'list')
  if (!hasTexts || cards.length === 0) return null
  const title = t('list.recent.title')
  const isKept = recentlyViewed.isKept()
  return (
    <section className={styles.section} aria-labelledby="recently-viewed">
      <Shelf cards={cards} label={title} cardHeading="h3" head={<h2 id="recently-viewed">{title}</h2>} />
      <p className={styles.note}>
        {t(isKept ? 'list.recent.kept' : 'list.recent.passing')}{' '}
        <button
          className={styles.word}
          type="button"
          onClick={isKept ? () => forget(recentlyViewed.commit) : () => void recentlyViewed.keep()}
        >
          {t(isKept ? 'list.recent.forget' : 'list.recent.keep')}
        </button>
      </p>
      <CardGridNote cards={cards} />
    </section>
  )
}

/** The row goes, and the button with it. */
function forget(commit: (change: () => readonly ListEntry[]) => void): void {
  commit(() => [])
  document.getElementById('main')?.focus({ preventScroll: true })
}
