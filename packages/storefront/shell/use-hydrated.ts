import { useSyncExternalStore } from 'react'

/** False in the server's HTML and while the browser takes it over, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(never, inBrowser, onServer)
}

const never = () => () => undefined
const inBrowser = () => true
const onServer = () => false
