import { type RefObject, useEffect, useRef } from 'react'
import { useShop } from '../store-view/use-shop.ts'
import { type Glide, glide } from './glide.ts'
import { firstShown, shownAtOnce, stepOf } from './shelf-place.ts'

export type Direction = 'back' | 'on'

/** Moves the row by one group. A second step during the first goes on from where that one was going to end. */
export function useMove(row: RefObject<HTMLElement | null>, count: number): (direction: Direction) => void {
  const { carouselAnimation } = useShop().config.ui
  const moving = useRef<Glide | null>(null)
  useEffect(() => () => moving.current?.stop(), [])

  return (direction) => {
    const element = row.current
    if (!element) return
    const group = shownAtOnce()
    const from = moving.current?.goal ?? firstShown(element)
    const goal = Math.min(Math.max(from + (direction === 'on' ? group : -group), 0), Math.max(count - group, 0))
    moving.current?.stop()
    moving.current = glide(element, {
      goal,
      left: goal * stepOf(element),
      duration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : carouselAnimation,
      onEnd: () => {
        moving.current = null
      },
    })
  }
}
