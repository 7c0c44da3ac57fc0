import type { ListingSelection } from '@welt/domain/listing/listing-selection.ts'
import type { MessageKey } from '../i18n/message-key.ts'
import { useText } from '../i18n/use-text.ts'
import { useShop } from '../store-view/use-shop.ts'
import button from '../theme/button.module.css'
import styles from './sorting.module.css'

const sortTexts: Record<string, MessageKey> = {
  position: 'category.sort.position',
  'updated_at:desc': 'category.sort.latest',
  final_price: 'category.sort.priceUp',
  'final_price:desc': 'category.sort.priceDown',
}

interface SortingProps {
  /** The form of the filters, to which the order belongs. */
  formId: string
  selection: ListingSelection
  onChoose: (selection: ListingSelection) => void
  /** With its label, where there is room for it. */
  isWide?: boolean
}

/** Goes with the filters where the browser sends them by itself; with JavaScript the choice is enough. */
export function Sorting({ formId, selection, onChoose, isWide = false }: SortingProps) {
  const t = useText()
  const { defaultSort, sortByAttributes } = useShop().config.products
  const id = isWide ? 'sort' : 'sort-small'
  return (
    <div className={isWide ? styles.sorting : styles.small}>
      <label className={isWide ? styles.label : 'visually-hidden'} htmlFor={id}>
        {t('category.sort')}
      </label>
      <select
        id={id}
        // Only one of the two is sent, and shown where the browser sends it by itself.
        name={isWide ? 'sort' : undefined}
        form={formId}
        value={selection.sort}
        onChange={(event) => onChoose({ ...selection, sort: event.target.value, page: 1 })}
      >
        {[defaultSort, ...sortByAttributes].map((option) => (
          <option key={option} value={option}>
            {sortTexts[option] ? t(sortTexts[option]) : option}
          </option>
        ))}
      </select>
      <noscript>
        <button className={button.word} type="submit" form={formId}>
          {t('category.sort.apply')}
        </button>
      </noscript>
    </div>
  )
}
