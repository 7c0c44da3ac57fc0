import { type FocusEvent, useState } from 'react'
import type { CardData } from '../card/card-data.ts'
import { useText } from '../i18n/use-text.ts'
import { useShop } from '../store-view/use-shop.ts'
import styles from './search-bar.module.css'
import { SearchForm } from './search-form.tsx'
import { SearchRows } from './search-rows.tsx'
import { useCombobox } from './use-combobox.ts'
import { useProductSearch } from './use-product-search.ts'

const listId = 'search-suggestions'
const noCards: readonly CardData[] = []

/** The field of the result page: while somebody types, the first products stand below it. Enter without a choice brings the page. */
export function SearchBar({ text, describedBy }: { text: string; describedBy: string }) {
  const t = useText()
  const { config } = useShop()
  const { now, type } = useProductSearch(config.search.barPageSize)
  const [isOpen, setOpen] = useState(false)
  const found = isOpen && now.is === 'shown' && now.found.total > 0 ? now.found : null
  const close = () => setOpen(false)
  const combobox = useCombobox({
    listId,
    options: found?.cards ?? noCards,
    ...(found && { onDismiss: close }),
  })
  const typed = (next: string) => {
    setOpen(true)
    type(next)
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close()
  }
  return (
    <div className={styles.bar} onBlur={leave}>
      <SearchForm
        id="page-search"
        text={text}
        combobox={combobox.field}
        onType={typed}
        onSubmit={close}
        describedBy={describedBy}
      />
      <p className="visually-hidden" role="status">
        {found && t('search.suggestions', { count: found.cards.length })}
      </p>
      {found && (
        // The pointer takes no focus away: the list would be gone before the click has arrived.
        <div className={styles.list} role="presentation" onMouseDown={(event) => event.preventDefault()}>
          <SearchRows id={listId} found={found} combobox={combobox} />
        </div>
      )}
    </div>
  )
}
