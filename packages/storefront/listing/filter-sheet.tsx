import { hasFilters, type ListingSelection, withoutFilters } from '@welt/domain/listing/listing-selection.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { useText } from '../i18n/use-text.ts'
import button from '../theme/button.module.css'
import FacetForm from './facet-form.tsx'
import styles from './filter-sheet.module.css'
import type { Facet, Listed } from './listing.ts'

/** It shows the page's own texts. */
export const messages = [] as const

interface FilterSheetProps {
  facets: readonly Facet[]
  listed: Listed
  onChoose: (selection: ListingSelection) => void
  onClose: () => void
}

/** The filters on a small screen. What is chosen counts at once: the button below says what it would show. */
export default function FilterSheet({ facets, listed, onChoose, onClose }: FilterSheetProps) {
  const t = useText()
  return (
    <Dialog
      title={t('category.filter')}
      look="sheet"
      onClose={onClose}
      action={
        hasFilters(listed.selection) && (
          <button
            className={button.word}
            type="button"
            onClick={(event) => {
              // The button goes with what it clears; the focus goes where the next choice is made.
              event.currentTarget.closest('dialog')?.querySelector('input')?.focus()
              onChoose(withoutFilters(listed.selection))
            }}
          >
            {t('category.filter.clear')}
          </button>
        )
      }
      foot={
        <button className={`${button.primary} ${button.wide}`} type="button" onClick={onClose}>
          {t('category.filter.show', { count: listed.total })}
        </button>
      }
    >
      <div className={styles.body}>
        <FacetForm id="sheet-filter" facets={facets} listed={listed} onChoose={onChoose} />
      </div>
    </Dialog>
  )
}
