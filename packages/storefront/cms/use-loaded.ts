import { useCallback, useEffect, useState } from 'react'

export type Loaded<Value> = { state: 'loading' } | { state: 'loaded'; value: Value } | { state: 'failed' }

/** Loads once it is shown, and again when that is asked for. */
export function useLoaded<Value>(load: () => Promise<Value>): { loaded: Loaded<Value>; retry: () => void } {
  const [attempt, setAttempt] = useState(1)
  const [loaded, setLoaded] = useState<Loaded<Value>>({ state: 'loading' })
  useEffect(() => {
    let wanted = true
    const show = (next: Loaded<Value>) => {
      if (wanted) setLoaded(next)
    }
    load().then(
      (value) => show({ state: 'loaded', value }),
      () => show({ state: 'failed' }),
    )
    return () => {
      wanted = false
    }
  }, [load, attempt])
  const retry = useCallback(() => {
    setLoaded({ state: 'loading' })
    setAttempt((before) => before + 1)
  }, [])
  return { loaded, retry }
}
