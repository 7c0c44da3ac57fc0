import type { ListingSelection } from '@welt/domain/listing/listing-selection.ts'
import { useState } from 'react'
import type { Listed, Listing } from './listing.ts'

/** What was chosen shows at once, with the counts of before, until the answer to it has come. */
export function useAhead(
  listing: Listing | undefined,
  onChoose: (selection: ListingSelection) => void,
): { listed: Listed | undefined; choose: (selection: ListingSelection) => void } {
  const [ahead, setAhead] = useState<{ of: Listing | undefined; selection: ListingSelection } | null>(null)
  const isAhead = ahead !== null && ahead.of === listing
  return {
    listed: listing && isAhead ? { ...listing.listed, selection: ahead.selection } : listing?.listed,
    choose(selection) {
      setAhead({ of: listing, selection })
      onChoose(selection)
    },
  }
}
