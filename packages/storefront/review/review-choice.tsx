import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useText } from '../i18n/use-text.ts'
import button from '../theme/button.module.css'
import styles from './review-choice.module.css'
import type { ShownReviews } from './review-data.ts'
import { reviewSearch, reviewSorts } from './review-query.ts'

interface ReviewChoiceProps {
  reviews: ShownReviews
  search: string
  /** Shows what a search of the address means, without a reload. */
  onChoose: (search: string) => void
}

/** A form that the browser can send by itself; with JavaScript the choice is enough. */
export function ReviewChoice({ reviews: { query, bars, sizes }, search, onChoose }: ReviewChoiceProps) {
  const t = useText()
  const kept = new URLSearchParams(reviewSearch(search, query, { sort: 'newest', stars: null, size: '' }))
  const stars = bars.filter(({ count }) => count > 0)
  return (
    <form className={styles.choice} action="#review-list" aria-label={t('detail.review.choice')}>
      {[...kept].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Select
        name="review-sort"
        label={t('detail.review.sort')}
        value={query.sort}
        onChoose={(value) => onChoose(reviewSearch(search, query, { sort: sortNamed(value) }))}
      >
        {reviewSorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(`detail.review.sort.${sort}`)}
          </option>
        ))}
      </Select>
      {stars.length > 1 && (
        <Select
          name="review-stars"
          label={t('detail.review.stars')}
          value={String(query.stars ?? '')}
          onChoose={(value) => onChoose(reviewSearch(search, query, { stars: value ? Number(value) : null }))}
        >
          <option value="">{t('detail.review.stars.all')}</option>
          {stars.map((bar) => (
            <option key={bar.stars} value={bar.stars}>
              {t('detail.review.stars.one', { stars: bar.stars })}
            </option>
          ))}
        </Select>
      )}
      {sizes.length > 1 && (
        <Select
          name="review-size"
          label={t('detail.review.size')}
          value={query.size}
          onChoose={(value) => onChoose(reviewSearch(search, query, { size: value }))}
        >
          <option value="">{t('detail.review.size.all')}</option>
          {sizes.map((size) => (
            <option key={size} value={size}>
              {t('detail.review.bought', { size })}
            </option>
          ))}
        </Select>
      )}
      <noscript>
        <button className={button.word} type="submit">
          {t('detail.review.apply')}
        </button>
      </noscript>
    </form>
  )
}

interface SelectProps {
  name: string
  label: string
  value: string
  onChoose: (value: string) => void
  children: ReactNode
}

function Select({ name, label, value, onChoose, children }: SelectProps) {
  const select = useRef<HTMLSelectElement>(null)
  // What was chosen before anybody was there to answer.
  const catchUp = useEffectEvent(() => {
    if (select.current && select.current.value !== value) onChoose(select.current.value)
  })
  useEffect(() => catchUp(), [])
  return (
    <label className={styles.field}>
      <span>{label}</span>
      {/* Its key follows the address: what another link chose is shown here too. */}
      <select
        ref={select}
        key={value}
        name={name}
        defaultValue={value}
        onChange={(event) => onChoose(event.target.value)}
      >
        {children}
      </select>
    </label>
  )
}

function sortNamed(value: string) {
  return reviewSorts.find((sort) => sort === value) ?? 'newest'
}
