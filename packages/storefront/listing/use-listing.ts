import { type ListingSelection, readSelection, writeSelection } from '@welt/domain/listing/listing-selection.ts'
import { useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { sizeCode, widthCode } from '../attribute/option-code.ts'
import { afterPaint } from '../deferred/after-paint.ts'
import { idle } from '../deferred/idle.ts'
import { useOwnSize, useOwnSizeStore } from '../own-size/use-own-size.ts'
import { useShop } from '../store-view/use-shop.ts'
import { knownSelection } from './known-selection.ts'
import type { OwnValues } from './list-from-columns.ts'
import { announceList } from './list-paths.ts'
import type { Facet, Listed, Listing } from './listing.ts'
import type { ListQuestion } from './load-listing.ts'
import { ownValues } from './own-values.ts'
import type { ReadyList } from './ready-lists.ts'
import { selectionRules } from './selection-rules.ts'
import { aheadOf, useAhead } from './use-ahead.ts'

export interface ListingState {
  listed: Listed
  /** Shows what is chosen instead. */
  choose: (selection: ListingSelection) => void
  /** How many of a product there are in the shopper's own size; nobody can tell before the browser has the whole list. */
  piecesOf: ((id: number) => number | undefined) | undefined
}

/**
 * The address is the state. What the server has made of it is shown first; as soon as the browser has the whole list, it answers
 * every further choice by itself, before the next frame: the list follows the click, and the address follows the list.
 */
export function useListing({ facets, listed }: Listing, question: ListQuestion): ListingState {
  const { config } = useShop()
  const navigate = useNavigate()
  const { search, key } = useLocation()
  const ready = useReadyList(question)
  const rules = useMemo(() => selectionRules(config.products), [config])
  const own = useOwnValues(facets)
  const store = useOwnSizeStore()
  const [ownAtFirst] = useState(store.get)
  const { chosen, choose } = useAhead(key, (selection) =>
    afterPaint(() => void navigate(writeSelection(selection, rules) || '?')),
  )
  const shown = useMemo((): Listed => {
    const selection = chosen ?? knownSelection(readSelection(new URLSearchParams(search), rules), facets)
    const isShown = writeSelection(selection, rules) === writeSelection(listed.selection, rules)
    // What came with the page stays where it is; whoever then chooses a size wants to see the difference.
    const isMoved = own !== undefined && store.get() !== ownAtFirst
    if (isShown && !isMoved) return listed
    return ready?.list(facets, selection, own) ?? aheadOf(listed, selection)
  }, [ready, search, chosen, rules, facets, listed, own, store, ownAtFirst])
  const piecesOf = useMemo(() => ready && own && ((id: number) => ready.piecesOf(id, own)), [ready, own])
  return { listed: shown, choose, piecesOf }
}

/** The values of this list that are the shopper's own. */
function useOwnValues(facets: readonly Facet[]): OwnValues | undefined {
  const own = useOwnSize()
  return useMemo(() => {
    const sizes = facets.find(({ code }) => code === sizeCode)
    if (!own || !sizes) return undefined
    const { size, width } = ownValues(own, { sizes, widths: facets.find(({ code }) => code === widthCode) })
    return { ...(size[0] && { [sizeCode]: size[0] }), ...(width[0] && { [widthCode]: width[0] }) }
  }, [own, facets])
}

/** How often a list that somebody looks at is asked for again. */
const refreshEvery = 60_000

/** Comes when the browser has nothing else to do. */
function useReadyList(question: ListQuestion): ReadyList | undefined {
  const shop = useShop()
  const [ready, setReady] = useState<ReadyList | undefined>(undefined)

  useEffect(() => {
    let wanted = true
    const prepare = async () => {
      if (document.visibilityState !== 'visible') return
      try {
        const { prepareList } = await import('./ready-lists.ts')
        const list = await prepareList(shop, question)
        if (wanted) setReady(list ?? undefined)
      } catch {
        // Whoever chooses something is told then, if it still cannot be had.
      }
    }
    const start = () => void prepare()
    void idle().then(() => wanted && start())
    const timer = setInterval(start, refreshEvery)
    document.addEventListener('visibilitychange', start)
    return () => {
      wanted = false
      // What is asked for anew may have other prices: of a customer who has logged in, say.
      setReady(undefined)
      clearInterval(timer)
      document.removeEventListener('visibilitychange', start)
    }
  }, [shop, question])

  useEffect(() => {
    if (!ready) return
    const { sortByAttributes } = shop.config.products
    return announceList(shop, location.pathname, (params) => {
      const sort = params.get('sort') ?? ''
      return ready.canSort(sort) || !sortByAttributes.includes(sort)
    })
  }, [ready, shop])
  return ready
}
