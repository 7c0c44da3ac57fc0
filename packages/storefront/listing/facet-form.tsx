import { type ListingSelection, togglePrice, toggleValue } from '@welt/domain/listing/listing-selection.ts'
import { useDeferredValue, useEffect, useRef } from 'react'
import { useText } from '../i18n/use-text.ts'
import { useStable } from '../memo/use-stable.ts'
import button from '../theme/button.module.css'
import styles from './facet-form.module.css'
import { FacetGroup } from './facet-group.tsx'
import type { Facet, Listed } from './listing.ts'
import { priceCode } from './selection-rules.ts'

interface FacetFormProps {
  id: string
  facets: readonly Facet[]
  listed: Listed
  onChoose: (selection: ListingSelection) => void
  /** What else the address says; goes with the form where the browser sends it. */
  keep?: Readonly<Record<string, string>>
}

/** Open from the start; whoever wants more of them opens the others. */
const openAtFirst = 6

const nothing = {}

/** All filters. A form that the browser can send by itself; with JavaScript a click is enough. */
export default function FacetForm({ id, facets, listed, onChoose, keep = nothing }: FacetFormProps) {
  const t = useText()
  const { selection } = listed
  // The list first, then what each filter would leave of it: all their numbers change with every click.
  const counts = useDeferredValue(listed.counts)
  const choose = useStable((code: string, value: string) =>
    onChoose(code === priceCode ? togglePrice(selection, value) : toggleValue(selection, code, value)),
  )
  const form = useRef<HTMLFormElement>(null)
  // What was ticked before this code had come counts as well.
  useEffect(() => {
    const boxes = [...(form.current?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? [])]
    const early = boxes.find((box) => box.checked !== box.defaultChecked)
    if (early) choose(early.name, early.value)
  }, [choose])
  return (
    <form ref={form} id={id} className={styles.form} method="get">
      {Object.entries(keep).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {facets.map((facet, at) => (
        <FacetGroup
          key={facet.code}
          facet={facet}
          counts={counts[facet.code] ?? none}
          chosen={chosenOf(selection, facet.code)}
          isOpen={at < openAtFirst}
          onChoose={choose}
        />
      ))}
      <noscript>
        <button className={`${button.primary} ${button.wide}`} type="submit">
          {t('category.filter.apply')}
        </button>
      </noscript>
    </form>
  )
}

const none: readonly never[] = []

function chosenOf({ chosen, price }: ListingSelection, code: string): readonly string[] {
  if (code !== priceCode) return chosen[code] ?? none
  return price === null ? none : [price]
}
