import { writeSelection } from '@welt/domain/listing/listing-selection.ts'
import { useText } from '../i18n/use-text.ts'
import { Icon } from '../icon/icon.tsx'
import { ChipList } from '../listing/chip-list.tsx'
import FacetForm from '../listing/facet-form.tsx'
import type { Listing } from '../listing/listing.ts'
import { aheadOf, useAhead } from '../listing/use-ahead.ts'
import { useShop } from '../store-view/use-shop.ts'
import styles from './search-filters.module.css'

interface SearchFiltersProps {
  /** Undefined until somebody has opened them. */
  listing: Listing | undefined
  /** The query of an address that is about filters. */
  onFilter: (query: string) => void
}

/** Narrows what a search has found. Which filters there are is asked for when they are opened. */
export function SearchFilters({ listing, onFilter }: SearchFiltersProps) {
  const t = useText()
  const { products } = useShop().config
  const { chosen, choose } = useAhead(listing, (selection) => onFilter(writeSelection(selection, products)))
  const listed = listing && aheadOf(listing.listed, chosen)
  return (
    <details className={styles.filters} onToggle={(event) => event.currentTarget.open && !listing && onFilter('')}>
      <summary className={styles.open}>
        <Icon name="filter" />
        {t('search.filter')}
      </summary>
      {listing && listed && (
        <>
          <ChipList facets={listing.facets} selection={listed.selection} onChoose={choose} />
          <FacetForm id="search-filter" facets={listing.facets} listed={listed} onChoose={choose} />
        </>
      )}
    </details>
  )
}
