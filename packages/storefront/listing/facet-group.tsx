import { memo, type ReactNode, useState } from 'react'
import { useText } from '../i18n/use-text.ts'
import { Icon } from '../icon/icon.tsx'
import { ModalLink } from '../panel/modal-link.tsx'
import button from '../theme/button.module.css'
import styles from './facet-form.module.css'
import type { Facet, FacetValue } from './listing.ts'
import { Swatch } from './swatch.tsx'

interface FacetGroupProps {
  facet: Facet
  counts: readonly number[]
  chosen: readonly string[]
  isOpen: boolean
  onChoose: (code: string, value: string) => void
}

const sizeGuide = { name: 'size-guide' } as const

/** "More than 8 values: truncated with 'show n more', no inner scroll area." */
const shownAtFirst = 8

/** One filter. Without boxes, but for sizes, which are read as a table is. */
export const FacetGroup = memo(function FacetGroup({ facet, counts, chosen, isOpen, onChoose }: FacetGroupProps) {
  const t = useText()
  const isSizes = facet.look === 'size'
  const values = facet.values.map((value, at) => ({
    value,
    count: counts[at] ?? 0,
    isChosen: chosen.includes(value.id),
  }))
  const rows = (shown: typeof values) =>
    shown.map(({ value, count, isChosen }) => (
      <FacetRow
        key={value.id}
        code={facet.code}
        value={value}
        count={count}
        isChosen={isChosen}
        isSize={isSizes}
        onChoose={onChoose}
      />
    ))
  const [first, more] = isSizes ? [values, []] : [values.slice(0, shownAtFirst), values.slice(shownAtFirst)]
  return (
    <details className={styles.group} open={useOnceTrue(isOpen || chosen.length > 0)}>
      <summary className={styles.title}>
        {facet.label}
        <Icon name="chevron" size={14} />
      </summary>
      <fieldset aria-label={facet.label}>
        <ul className={isSizes ? styles.cells : styles.rows}>{rows(first)}</ul>
        {more.length > 0 && (
          <More count={more.length} isOpen={more.some(({ isChosen }) => isChosen)}>
            {rows(more)}
          </More>
        )}
      </fieldset>
      {isSizes && (
        <ModalLink className={styles.guide} to="/size-guide" modal={sizeGuide}>
          {t('category.sizeGuide')}
        </ModalLink>
      )}
    </details>
  )
})

function More({ count, isOpen, children }: { count: number; isOpen: boolean; children: ReactNode }) {
  const t = useText()
  return (
    <details className={styles.more} open={useOnceTrue(isOpen)}>
      <summary className={button.word}>{t('category.filter.more', { count })}</summary>
      <ul className={styles.rows}>{children}</ul>
    </details>
  )
}

/** What a choice has opened stays open when the choice is taken back: it would close under the finger. */
function useOnceTrue(value: boolean): boolean {
  const [wasTrue, setTrue] = useState(value)
  if (value && !wasTrue) setTrue(true)
  return value || wasTrue
}

interface FacetChoiceProps {
  code: string
  value: FacetValue
  isChosen: boolean
  isEmpty: boolean
  onChoose: (code: string, value: string) => void
}

interface FacetRowProps extends Omit<FacetChoiceProps, 'isEmpty'> {
  count: number
  isSize: boolean
}

/** What would leave nothing stays where it is and says so; it cannot be ticked. */
const FacetRow = memo(function FacetRow({ count, isSize, ...choice }: FacetRowProps) {
  const isEmpty = count === 0 && !choice.isChosen
  return (
    <li>
      <label className={isSize ? styles.cell : styles.row} data-empty={isEmpty || undefined}>
        <FacetChoice {...choice} isEmpty={isEmpty} /> <span className={styles.count}>{count}</span>
      </label>
    </li>
  )
})

/** Apart from its number, which every click changes in every row. */
const FacetChoice = memo(function FacetChoice({ code, value, isChosen, isEmpty, onChoose }: FacetChoiceProps) {
  return (
    <>
      <input
        type="checkbox"
        name={code}
        value={value.id}
        checked={isChosen}
        disabled={isEmpty}
        onChange={() => onChoose(code, value.id)}
      />
      {value.swatch && <Swatch className={styles.swatch} colour={value.swatch} size={18} />}
      <span className={styles.label}>{value.label}</span>
    </>
  )
})
