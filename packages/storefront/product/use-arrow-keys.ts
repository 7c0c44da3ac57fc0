import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { nextPlace } from './next-place.ts'

export interface ArrowKeys<Group extends HTMLElement> {
  ref: RefObject<Group | null>
  onKeyDown: (event: KeyboardEvent<Group>) => void
}

/**
 * Once JavaScript runs, a group of links is one tab stop and the arrow keys walk inside it; before that every link is a
 * stop of its own. Rows are marked by `data-row`.
 */
export function useArrowKeys<Group extends HTMLElement>(): ArrowKeys<Group> {
  const ref = useRef<Group>(null)
  useEffect(() => {
    if (ref.current) settle(ref.current)
  })
  return {
    ref,
    onKeyDown(event) {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || event.altKey || event.ctrlKey || event.metaKey) return
      if (event.key === ' ') {
        event.preventDefault()
        link.click()
        return
      }
      const next = linkBeside(event.currentTarget, link, event.key)
      if (!next) return
      event.preventDefault()
      settle(event.currentTarget, next)
      next.focus()
    },
  }
}

/** The tab stop is where the focus is, else the chosen link, else the first. */
function settle(group: HTMLElement, stop?: HTMLAnchorElement): void {
  const links = [...group.querySelectorAll('a')]
  const focused = links.find((link) => link === document.activeElement)
  const chosen = links.find((link) => link.ariaCurrent === 'true')
  const reached = stop ?? focused ?? chosen ?? links[0]
  for (const link of links) link.tabIndex = link === reached ? 0 : -1
}

function linkBeside(group: HTMLElement, link: HTMLAnchorElement, key: string): HTMLAnchorElement | undefined {
  const marked = group.querySelectorAll<HTMLElement>('[data-row]')
  const rows = (marked.length > 0 ? [...marked] : [group]).map((row) => [...row.querySelectorAll('a')])
  const row = rows.findIndex((links) => links.includes(link))
  const [first, second] = rows[row] ?? []
  const isTurned = Boolean(first && second && second.offsetLeft === first.offsetLeft)
  const place = { row, column: rows[row]?.indexOf(link) ?? 0 }
  const next = nextPlace(key, place, { lengths: rows.map((links) => links.length), isTurned })
  return next ? rows[next.row]?.[next.column] : undefined
}
