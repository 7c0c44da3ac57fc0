import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'
import { isAtEnd } from './shelf-place.ts'
import type { Direction } from './use-move.ts'

export interface Playing {
  isOn: boolean
  toggle: () => void
}

interface AutoplayOptions {
  shelf: RefObject<HTMLElement | null>
  row: RefObject<HTMLElement | null>
  move: (direction: Direction) => void
  isWanted: boolean
}

/** How long a group rests before the next one comes. */
const rest = 6000
const stillness = '(prefers-reduced-motion: reduce)'

/** Goes on by itself while it is seen and nobody is busy with it; null where it is not wanted or motion is not. */
export function useAutoplay({ shelf, row, move, isWanted }: AutoplayOptions): Playing | null {
  const mayMove = useSyncExternalStore(
    watchStillness,
    () => !matchMedia(stillness).matches,
    () => false,
  )
  const [isOn, setIsOn] = useState(true)
  const isPlaying = isWanted && mayMove && isOn
  useEffect(() => {
    const element = shelf.current
    if (!element || !isPlaying) return
    let isSeen = false
    const sight = new IntersectionObserver(([entry]) => {
      isSeen = entry?.isIntersecting ?? false
    })
    sight.observe(element)
    const timer = setInterval(() => {
      if (!isSeen || document.hidden || element.matches(':hover, :focus-within')) return
      if (row.current && isAtEnd(row.current)) row.current.scrollTo({ left: 0 })
      else move('on')
    }, rest)
    return () => {
      clearInterval(timer)
      sight.disconnect()
    }
  })
  return isWanted && mayMove ? { isOn, toggle: () => setIsOn(!isOn) } : null
}

function watchStillness(onChange: () => void): () => void {
  const query = matchMedia(stillness)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
