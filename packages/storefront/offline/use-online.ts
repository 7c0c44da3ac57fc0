import { useSyncExternalStore } from 'react'
import { subscribeToConnection } from './connection.ts'

/** Whether the browser believes to have a connection. The server's HTML believes it. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribeToConnection,
    () => navigator.onLine,
    () => true,
  )
}
