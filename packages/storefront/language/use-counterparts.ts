import { createContext, useContext } from 'react'
import type { CounterpartStore } from './counterpart-store.ts'

export const CounterpartContext = createContext<CounterpartStore | null>(null)

export function useCounterparts(): CounterpartStore {
  const store = useContext(CounterpartContext)
  if (!store) throw new Error('useCounterparts needs a CounterpartContext around it.')
  return store
}
