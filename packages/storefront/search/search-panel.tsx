import { useEffect, useRef } from 'react'
import { Dialog } from '../dialog/dialog.tsx'
import { useText } from '../i18n/use-text.ts'
import type { PanelModule } from '../panel/panel-module.tsx'
import { useShop } from '../store-view/use-shop.ts'
import button from '../theme/button.module.css'
import { SearchForm } from './search-form.tsx'
import styles from './search-panel.module.css'
import { SearchPlaces } from './search-places.tsx'
import { SearchRows } from './search-rows.tsx'
import { useProductSearch } from './use-product-search.ts'

export const messages: PanelModule['messages'] = ['search']

const statusId = 'search-status'

/** Finds while somebody types; Enter leads to the page that holds the same in the address. */
const SearchPanel: PanelModule['default'] = ({ onClose }) => {
  const t = useText()
  const { config } = useShop()
  const field = useRef<HTMLInputElement>(null)
  const { now, online, type, seeMore, retry } = useProductSearch()
  // After the dialog has opened: it gives the focus to its first control.
  useEffect(() => field.current?.focus(), [])
  const last = now.is === 'asking' ? now.last : null

  return (
    <Dialog title={t('search.title')} look="drawer" onClose={onClose}>
      <div className={styles.top}>
        <SearchForm id="panel-search" field={field} onType={type} onSubmit={onClose} describedBy={statusId} />
        {now.is === 'asking' && <span className={styles.progress} aria-hidden="true" />}
      </div>
      <p id={statusId} className={styles.status} role="status">
        {statusWords()}
      </p>
      {now.is === 'empty' && <SearchPlaces heading="h3" />}
      {now.is === 'shown' && now.found.total === 0 && (
        <>
          <p className={styles.help}>{t('search.noneHelp')}</p>
          <SearchPlaces heading="h3" />
        </>
      )}
      {now.is === 'shown' && now.found.total > 0 && (
        <SearchRows found={now.found} next={now.next} text={now.text} onMore={seeMore} />
      )}
      {last && last.total > 0 && <SearchRows found={last} next="idle" isOld />}
      {now.is === 'failed' && (
        <button className={`${button.outlined} ${styles.retry}`} type="button" onClick={retry}>
          {t('panel.retry')}
        </button>
      )}
    </Dialog>
  )

  /** What there is to hear: one sentence, whatever happened. */
  function statusWords(): string {
    switch (now.is) {
      case 'empty':
        return t('search.hint', { count: config.search.minLength })
      case 'short':
        return t('search.short', { count: config.search.minLength })
      case 'asking':
        return t('search.asking')
      case 'failed':
        return online ? t('search.failed') : t('search.offline')
      case 'shown': {
        const { cards, total } = now.found
        if (total === 0) return t('search.none', { text: now.text })
        return cards.length < total ? t('search.shown', { shown: cards.length, total }) : t('search.total', { total })
      }
    }
  }
}
export default SearchPanel
