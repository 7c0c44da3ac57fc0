import { createContext, useContext } from 'react'

/** The store view's path prefix: empty at the root, `/laszlo_en` for the English view. */
export const PrefixContext = createContext('')

export function usePrefix(): string {
  return useContext(PrefixContext)
}
