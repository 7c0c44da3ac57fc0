import type { ListingSelection } from '@welt/domain/listing/listing-selection.ts'
import { memo, type RefObject, useDeferredValue, useRef, useState } from 'react'
import { useText } from '../i18n/use-text.ts'
import { Icon } from '../icon/icon.tsx'
import { useStable } from '../memo/use-stable.ts'
import { isSize, widthName } from '../own-size/is-size.ts'
import { type OwnSize, type SizeScaleName, sizeScaleNames } from '../own-size/own-size.ts'
import { useOwnSize, useOwnSizeStore } from '../own-size/use-own-size.ts'
import type { Facet, FacetValue } from './listing.ts'
import styles from './own-size-bar.module.css'
import { filteredBy, isFilteredBy, labelIn, ownSizeOf, withoutOwn } from './own-values.ts'

interface OwnSizeBarProps {
  sizes: Facet
  /** How many models there are in each of them. */
  counts: readonly number[]
  widths: Facet | undefined
  selection: ListingSelection
  onChoose: (selection: ListingSelection) => void
}

/** Which size somebody wears. It marks what is there, and filters nothing until that is asked for. */
export default function OwnSizeBar({ sizes, counts, widths, selection, onChoose }: OwnSizeBarProps) {
  const t = useText()
  const store = useOwnSizeStore()
  const own = useOwnSize()
  const list = useRef<HTMLUListElement>(null)
  const [isAsked, setAsked] = useState(false)
  // Scale and width may be chosen before the size is.
  const [draft, setDraft] = useState<Partial<Pick<OwnSize, 'scale' | 'width'>>>({})
  const { scale = 'eu', width } = own ?? draft
  const facets = { sizes, widths }
  const scales = sizeScaleNames.filter((name) => sizes.values.some((value) => labelIn(value, name)))
  const isOnly = own !== null && isFilteredBy(selection, own, facets)

  const take = (next: OwnSize | null) => {
    setAsked(false)
    store.set(next)
    // Who sees only what is there in one size wants the same of the other.
    if (isOnly) onChoose(next ? filteredBy(selection, next, facets) : withoutOwn(selection))
  }
  const choose = useStable((value: FacetValue) => {
    setDraft({ scale, width })
    const isOwn = own !== null && isSize(value.label, own.size)
    take(isOwn ? null : ownSizeOf(value, { scale, width }))
  })
  const change = (next: Pick<OwnSize, 'scale' | 'width'>) => {
    setDraft(next)
    const value = own && sizes.values.find(({ label }) => isSize(label, own.size))
    if (value) take(ownSizeOf(value, next))
  }
  const toggle = () => {
    if (own) return onChoose(isOnly ? withoutOwn(selection) : filteredBy(selection, own, facets))
    setAsked(true)
    list.current?.querySelector('button')?.focus()
  }

  return (
    <section className={styles.bar} aria-label={t('category.own')}>
      <p className={styles.title}>
        <Icon name="ruler" />
        {t('category.own')}
      </p>
      <Sizes
        ref={list}
        values={sizes.values}
        counts={useDeferredValue(counts)}
        own={own}
        scale={scale}
        onChoose={choose}
      />
      <div className={styles.choices}>
        {scales.length > 1 && (
          <select
            aria-label={t('category.own.scale')}
            value={scale}
            onChange={(event) => change({ scale: event.target.value as SizeScaleName, width })}
          >
            {scales.map((name) => (
              <option key={name} value={name}>
                {t(`category.own.scale.${name}`)}
              </option>
            ))}
          </select>
        )}
        {widths && (
          <select
            aria-label={t('category.own.width')}
            value={width ?? ''}
            onChange={(event) => change({ scale, width: event.target.value || undefined })}
          >
            <option value="">{t('category.own.anyWidth')}</option>
            {widths.values.map(({ id, label }) => (
              <option key={id} value={widthName(label)}>
                {label}
              </option>
            ))}
          </select>
        )}
      </div>
      <button type="button" role="switch" className={styles.only} aria-checked={isOnly} onClick={toggle}>
        {t('category.own.only')}
        <span className={styles.track} aria-hidden="true" />
      </button>
      <p className={styles.hint} role="status">
        {isAsked && t('category.own.first')}
      </p>
    </section>
  )
}

interface SizesProps {
  ref: RefObject<HTMLUListElement | null>
  values: readonly FacetValue[]
  counts: readonly number[]
  own: OwnSize | null
  scale: SizeScaleName
  onChoose: (value: FacetValue) => void
}

const Sizes = memo(function Sizes({ ref, values, counts, own, scale, onChoose }: SizesProps) {
  return (
    <ul ref={ref} className={styles.sizes}>
      {values.map((value, at) => {
        const label = labelIn(value, scale)
        return (
          label && (
            <li key={value.id}>
              <button
                type="button"
                className={styles.size}
                aria-pressed={own !== null && isSize(value.label, own.size)}
                data-gone={counts[at] === 0 || undefined}
                onClick={() => onChoose(value)}
              >
                {label}
              </button>
            </li>
          )
        )
      })}
    </ul>
  )
})
