import { useEffect, useLayoutEffect, useRef } from 'react'
import { type Location, useLocation, useNavigation, useNavigationType } from 'react-router'
import { applyHead } from '../head/apply-head.ts'
import type { Head } from '../head/head.ts'
import { tabStorage } from '../storage/tab-storage.ts'
import { createScrollPositions, type ScrollPositions } from './scroll-positions.ts'
import { scrollTarget } from './scroll-target.ts'

/** What a new page brings beside its content: head, scroll position, focus. Runs in the browser only. */
export function useRouteChange(head: Head | undefined): void {
  const location = useLocation()
  const action = useNavigationType()
  const navigation = useNavigation()
  const shown = useRef<Location | null>(null)
  const shownHead = useRef<Head | undefined>(head)
  const positions = useRef<ScrollPositions | null>(null)

  useEffect(() => {
    history.scrollRestoration = 'manual'
    const save = () => savePlace(positions.current, shown.current)
    window.addEventListener('pagehide', save)
    return () => window.removeEventListener('pagehide', save)
  }, [])

  // The old page is still on screen when the next one begins to load.
  useEffect(() => {
    if (navigation.state === 'loading') savePlace(positions.current, shown.current)
  }, [navigation.state])

  useIsomorphicLayoutEffect(() => {
    positions.current ??= createScrollPositions(tabStorage)
    const previous = shown.current
    shown.current = location
    const pathChanged = previous !== null && previous.pathname !== location.pathname
    // The server wrote the first one; a change of the query alone brings none.
    if (previous && head && head !== shownHead.current) applyHead(document, head)
    shownHead.current = head
    const savedPosition = previous || isReturn() ? positions.current.find(entryOf(location)) : undefined
    // The browser itself goes to the hash of a first visit and to the top of a fresh page.
    // What is only asked for again stays where it is.
    const isSame = previous?.key === location.key
    if (!isSame && (previous || savedPosition !== undefined))
      scroll({ action, hash: location.hash, pathChanged, savedPosition })
    if (pathChanged && !location.hash) focusHeading()
  }, [location, head])
}

function savePlace(positions: ScrollPositions | null, location: Location | null): void {
  if (location) positions?.save(entryOf(location), window.scrollY)
}

/** The router calls the first entry of every document the same. */
function entryOf({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key
}

/** Whether this document was there before: reloaded, or found again by the browser's back and forward. */
function isReturn(): boolean {
  const [visit] = performance.getEntriesByType('navigation')
  return visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate'
}

const useIsomorphicLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

function scroll(arrival: Parameters<typeof scrollTarget>[0]): void {
  const target = scrollTarget(arrival)
  if (target.to === 'stay') return
  // A place down the page is where it is only once everything above it is as high as it will be.
  if (target.to === 'hash' || target.top > 0) showWhole()
  if (target.to === 'position') window.scrollTo(0, target.top)
  else document.getElementById(target.id)?.scrollIntoView()
}

/** Until the browser has seen how high everything is; it remembers that. */
function showWhole(): void {
  const { dataset } = document.documentElement
  dataset['whole'] = 'true'
  requestAnimationFrame(() => requestAnimationFrame(() => delete dataset['whole']))
}

/** Who cannot see the page change hears its heading. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
