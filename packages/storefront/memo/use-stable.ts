import { useCallback, useEffect, useRef } from 'react'

/** The same function for good, which does what the latest one does: whoever is handed it is not drawn again for its sake. */
export function useStable<Args extends unknown[]>(run: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  return useCallback((...args) => latest.current(...args), [])
}
