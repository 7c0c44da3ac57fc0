import { useCallback, useEffect, useRef, useState } from 'react'

export type Loaded<Value> = { state: 'loading' } | { state: 'loaded'; value: Value } | { state: 'failed' }

/** Loads once it is shown, and again when that is asked for; only the last answer counts. */
export function useLoaded<Value>(load: () => Promise<Value>): { loaded: Loaded<Value>; retry: () => void } {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ state: 'loading' })
  const latest = useRef(0)
  const start = useCallback(() => {
    latest.current += 1
    const own = latest.current
    const show = (next: Loaded<Value>) => {
      if (own === latest.current) setLoaded(next)
    }
    load().then(
      (value) => show({ state: 'loaded', value }),
      () => show({ state: 'failed' }),
    )
  }, [load])
  useEffect(() => {
    start()
    return () => {
      latest.current += 1
    }
  }, [start])
  const retry = useCallback(() => {
    setLoaded({ state: 'loading' })
    start()
  }, [start])
  return { loaded, retry }
}
