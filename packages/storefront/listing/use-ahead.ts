import type { ListingSelection } from '@welt/domain/listing/listing-selection.ts'
import { useState } from 'react'
import type { Listed } from './listing.ts'

/** What was chosen counts from the click on, until `of` is another: an answer has come, or something else was asked. */
export function useAhead(
  of: unknown,
  onChoose: (selection: ListingSelection) => void,
): { chosen: ListingSelection | null; choose: (selection: ListingSelection) => void } {
  const [ahead, setAhead] = useState<{ of: unknown; selection: ListingSelection } | null>(null)
  return {
    chosen: ahead !== null && ahead.of === of ? ahead.selection : null,
    choose(selection) {
      setAhead({ of, selection })
      onChoose(selection)
    },
  }
}

/** The choice shows without its answer, so that the next click adds to it. */
export function aheadOf(listed: Listed, chosen: ListingSelection | null): Listed {
  return chosen ? { ...listed, selection: chosen } : listed
}
