import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { subscribeToConnection } from '../offline/connection.ts'

/** A page that could not be searched for without a connection is, as soon as there is one. */
export function useSearchWhenBack(isWaiting: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isWaiting) return
    return subscribeToConnection(() => {
      if (navigator.onLine) void revalidate()
    })
  }, [isWaiting, revalidate])
}
