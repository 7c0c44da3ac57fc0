import { useText } from '../i18n/use-text.ts'
import { TaxNote } from '../price/tax-note.tsx'
import type { FoundProducts } from './search-products.ts'
import { SearchRow } from './search-row.tsx'
import styles from './search-rows.module.css'
import type { Combobox } from './use-combobox.ts'

interface SearchRowsProps {
  id: string
  found: FoundProducts
  combobox: Combobox
  /** Of the question before: it stays until the answer is there, but leads nowhere. */
  isOld?: boolean
}

/** What was found, as the list that belongs to a field. */
export function SearchRows({ id, found, combobox, isOld = false }: SearchRowsProps) {
  const t = useText()
  return (
    <div className={isOld ? styles.old : undefined} inert={isOld}>
      <div id={id} className={styles.rows} role="listbox" aria-label={t('search.list')}>
        {found.cards.map((card, index) => (
          <SearchRow
            key={card.sku}
            card={card}
            id={combobox.optionId(index)}
            isActive={!isOld && combobox.isActive(index)}
          />
        ))}
      </div>
      {/* A row is a link as a whole, so that the way to the shipping costs stands below them all. */}
      <p className={styles.note}>
        {t('search.prices')} <TaxNote focusable />
      </p>
    </div>
  )
}
