import { useEffect, useRef } from 'react'
import type { CardData } from '../card/card-data.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { useText } from '../i18n/use-text.ts'
import type { PanelModule } from '../panel/panel-module.tsx'
import { useShop } from '../store-view/use-shop.ts'
import button from '../theme/button.module.css'
import { RecentList } from './recent-list.tsx'
import { SearchFilters } from './search-filters.tsx'
import { SearchForm } from './search-form.tsx'
import { SearchMore } from './search-more.tsx'
import styles from './search-panel.module.css'
import { SearchPlaces } from './search-places.tsx'
import { SearchRows } from './search-rows.tsx'
import { useCombobox } from './use-combobox.ts'
import { useProductSearch } from './use-product-search.ts'

export const messages: PanelModule['messages'] = ['search', 'category']

const statusId = 'search-status'
const listId = 'search-found'
const noCards: readonly CardData[] = []

/** Finds while somebody types; Enter leads to the page that holds the same in the address. */
const SearchPanel: PanelModule['default'] = ({ onClose }) => {
  const t = useText()
  const { config } = useShop()
  const field = useRef<HTMLInputElement>(null)
  const { now, online, type, filter, seeMore, retry } = useProductSearch(config.search.panelPageSize)
  const combobox = useCombobox({ listId, options: now.is === 'shown' ? now.found.cards : noCards })
  const focusField = () => field.current?.focus()
  // After the dialog has opened: it gives the focus to its first control.
  useEffect(focusField, [])
  const last = now.is === 'asking' ? now.last : null
  const filtered = now.is === 'shown' ? now.found : last
  const takeSpelling = (spelling: string) => {
    if (field.current) field.current.value = spelling
    type(spelling)
    focusField()
  }

  return (
    <Dialog title={t('search.title')} look="drawer" onClose={onClose}>
      <div className={styles.top}>
        <SearchForm
          id="panel-search"
          field={field}
          combobox={combobox.field}
          onType={type}
          onSubmit={onClose}
          describedBy={statusId}
        />
        {now.is === 'asking' && <span className={styles.progress} aria-hidden="true" />}
      </div>
      <p id={statusId} className={styles.status} role="status">
        {statusWords()}
      </p>
      {now.is === 'empty' && (
        <>
          <RecentList onRemoved={focusField} />
          <SearchPlaces heading="h3" />
        </>
      )}
      {now.is === 'shown' && now.found.total === 0 && !now.found.listing && (
        <>
          <p className={styles.help}>
            {now.found.spelling ? <Meant spelling={now.found.spelling} onTake={takeSpelling} /> : t('search.noneHelp')}
          </p>
          <SearchPlaces heading="h3" />
        </>
      )}
      {filtered && (filtered.total > 0 || filtered.listing) && (
        <SearchFilters listing={filtered.listing} onFilter={filter} />
      )}
      {now.is === 'shown' && now.found.total > 0 && (
        <>
          <SearchRows id={listId} found={now.found} combobox={combobox} />
          <SearchMore
            text={now.text}
            hasMore={now.found.cards.length < now.found.total}
            next={now.next}
            onMore={seeMore}
          />
        </>
      )}
      {last && last.total > 0 && <SearchRows id={listId} found={last} combobox={combobox} isOld />}
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

function Meant({ spelling, onTake }: { spelling: string; onTake: (spelling: string) => void }) {
  const t = useText()
  return (
    <>
      {t('search.meant')}{' '}
      <button className={button.word} type="button" onClick={() => onTake(spelling)}>
        {spelling}
      </button>
      ?
    </>
  )
}
