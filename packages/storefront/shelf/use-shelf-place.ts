import { type RefObject, useEffect, useState } from 'react'

/**
 * What the browser says about the row, again whenever it has moved or its size has changed; at first it stands at its
 * beginning. The browser is asked when it has laid the row out anyway.
 */
export function useShelfPlace<Value extends number | boolean>(
  row: RefObject<HTMLElement | null>,
  read: (row: HTMLElement) => Value,
  atFirst: Value,
): Value {
  const [place, setPlace] = useState(atFirst)
  useEffect(() => {
    const element = row.current
    if (!element) return
    const look = () => setPlace(() => read(element))
    const size = new ResizeObserver(look)
    size.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      size.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [row, read])
  return place
}
