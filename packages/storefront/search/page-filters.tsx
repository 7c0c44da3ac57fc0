import { writeSelection } from '@welt/domain/listing/listing-selection.ts'
import { useNavigate } from 'react-router'
import { useText } from '../i18n/use-text.ts'
import { Icon } from '../icon/icon.tsx'
import { ChipList } from '../listing/chip-list.tsx'
import FacetForm from '../listing/facet-form.tsx'
import type { Listing } from '../listing/listing.ts'
import { aheadOf, useAhead } from '../listing/use-ahead.ts'
import { withQuery } from '../listing/with-query.ts'
import { useShop } from '../store-view/use-shop.ts'
import styles from './search-filters.module.css'

/** The filters of the result page: the address is the state, and without JavaScript they are a form. */
export default function PageFilters({ text, listing }: { text: string; listing: Listing }) {
  const t = useText()
  const navigate = useNavigate()
  const { products } = useShop().config
  const keep = { q: text }
  const { chosen, choose } = useAhead(
    listing,
    (selection) => void navigate(withQuery(writeSelection(selection, products), keep)),
  )
  const listed = aheadOf(listing.listed, chosen)
  const { facets } = listing
  return (
    <div className={styles.page}>
      <ChipList facets={facets} selection={listed.selection} keep={keep} />
      <details className={styles.filters}>
        <summary className={styles.open}>
          <Icon name="filter" />
          {t('search.filter')}
        </summary>
        <FacetForm id="page-filter" facets={facets} listed={listed} onChoose={choose} keep={keep} />
      </details>
    </div>
  )
}
