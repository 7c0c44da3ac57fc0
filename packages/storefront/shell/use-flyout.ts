import { type RefObject, useEffect, useReducer, useRef } from 'react'
import { type FlyoutEvent, nextFlyout } from './flyout.ts'

/** Long enough to cross a word on the way to another one, short enough not to be noticed. */
const openDelay = 120
const closeDelay = 220
/** On its way down into an open flyout the pointer may cross the neighbouring words. */
const switchDelay = 220

/** Which flyout is open, and how its words tell what happened to them. What follows is decided in `flyout.ts`. */
export function useFlyout(menu: RefObject<HTMLElement | null>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [open, send] = useReducer(nextFlyout, null)

  /** The pointer is given a moment; everything else happens at once and ends the wait. */
  const tell = (event: FlyoutEvent): void => {
    clearTimeout(timer.current)
    if (event.type === 'pointed') timer.current = setTimeout(send, open ? switchDelay : openDelay, event)
    else if (event.type === 'left') timer.current = setTimeout(send, closeDelay, event)
    else send(event)
  }

  const openHref = open?.href
  useEffect(() => {
    if (openHref === undefined) return undefined
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      if (menu.current?.contains(document.activeElement)) {
        menu.current.querySelector<HTMLElement>('a[aria-expanded="true"]')?.focus()
      }
      clearTimeout(timer.current)
      send({ type: 'dismissed' })
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [openHref, menu])
  useEffect(() => () => clearTimeout(timer.current), [])

  return { openHref, tell }
}
