import { type RefObject, useCallback, useSyncExternalStore } from 'react'

/** What the browser says about the row, again whenever it has moved; the server shows it at its beginning. */
export function useShelfPlace<Value extends number | boolean>(
  row: RefObject<HTMLElement | null>,
  read: (row: HTMLElement) => Value,
  atFirst: Value,
): Value {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const element = row.current
      element?.addEventListener('scroll', onChange, { passive: true })
      addEventListener('resize', onChange)
      return () => {
        element?.removeEventListener('scroll', onChange)
        removeEventListener('resize', onChange)
      }
    },
    [row],
  )
  return useSyncExternalStore(
    subscribe,
    () => (row.current ? read(row.current) : atFirst),
    () => atFirst,
  )
}
