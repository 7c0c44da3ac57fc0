import {
  type ListingSelection,
  togglePrice,
  toggleValue,
  withoutFilters,
  writeSelection,
} from '@welt/domain/listing/listing-selection.ts'
import type { MouseEvent, ReactNode } from 'react'
import { useText } from '../i18n/use-text.ts'
import { Icon } from '../icon/icon.tsx'
import { ShopLink } from '../navigation/shop-link.tsx'
import { useShop } from '../store-view/use-shop.ts'
import styles from './chip-list.module.css'
import type { Facet } from './listing.ts'
import { priceCode } from './selection-rules.ts'
import { withQuery } from './with-query.ts'

interface ChipListProps {
  facets: readonly Facet[]
  selection: ListingSelection
  /** What else the address says. */
  keep?: Readonly<Record<string, string>>
  /** Where the address is not what is chosen. */
  onChoose?: (selection: ListingSelection) => void
  /** What could be chosen as well. */
  children?: ReactNode
}

const nothing = {}

/** What is chosen, each with the way out of it; plain links, so that they work before and without JavaScript. */
export function ChipList({ facets, selection, keep = nothing, onChoose, children }: ChipListProps) {
  const t = useText()
  const { products } = useShop().config
  const chips = chipsOf(facets, selection)
  if (chips.length === 0 && !children) return null
  const leadTo = (next: ListingSelection) => ({
    to: withQuery(writeSelection(next, products), keep),
    ...(onChoose && { onClick: (event: MouseEvent) => (event.preventDefault(), onChoose(next)) }),
  })
  return (
    <div className={styles.bar} data-empty={chips.length === 0 || undefined}>
      {chips.length > 0 && (
        <>
          <ul className={styles.chips} aria-label={t('category.filter.chosen')}>
            {chips.map(({ key, label, without }) => (
              <li key={key}>
                <ShopLink
                  className={styles.chip}
                  {...leadTo(without)}
                  aria-label={t('category.filter.remove', { label })}
                >
                  {label}
                  <Icon name="close" size={14} />
                </ShopLink>
              </li>
            ))}
          </ul>
          <ShopLink className={styles.clear} {...leadTo(withoutFilters(selection))}>
            {t('category.filter.clear')}
          </ShopLink>
        </>
      )}
      {children}
    </div>
  )
}

function chipsOf(facets: readonly Facet[], selection: ListingSelection) {
  return facets.flatMap(({ code, label: name, look, values }) =>
    values
      .filter(({ id }) => (code === priceCode ? selection.price === id : selection.chosen[code]?.includes(id)))
      .map(({ id, label }) => ({
        key: `${code}/${id}`,
        // A bare number says too little of itself.
        label: look === 'size' ? `${name} ${label}` : label,
        without: code === priceCode ? togglePrice(selection, id) : toggleValue(selection, code, id),
      })),
  )
}
