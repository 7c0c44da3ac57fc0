import { hasFilters } from '@welt/domain/listing/listing-selection.ts'
import type { MouseEvent, ReactNode } from 'react'
import { useText } from '../i18n/use-text.ts'
import { Icon } from '../icon/icon.tsx'
import type { Listed } from '../listing/listing.ts'
import styles from './filter-bar.module.css'

interface FilterBarProps {
  formId: string
  listed: Listed
  hasFacets: boolean
  onOpen: () => void
  /** The order of the list. */
  children: ReactNode
}

/** On a small screen filters and order share one bar that stays; without JavaScript it leads to the filters on the page. */
export function FilterBar({ formId, listed: { selection }, hasFacets, onOpen, children }: FilterBarProps) {
  const t = useText()
  const count = hasFilters(selection)
    ? Object.values(selection.chosen).flat().length + (selection.price === null ? 0 : 1)
    : 0
  const open = (event: MouseEvent) => {
    event.preventDefault()
    onOpen()
  }
  return (
    <div className={styles.bar}>
      {hasFacets && (
        <a
          className={styles.open}
          href={`#${formId}-column`}
          role="button"
          aria-label={t('category.filter.open', { count })}
          onClick={open}
        >
          <Icon name="filter" />
          {t('category.filter')} {count > 0 && <span className={styles.count}>{count}</span>}
        </a>
      )}
      {children}
    </div>
  )
}
