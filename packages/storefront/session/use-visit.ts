import { useShop } from '../store-view/use-shop.ts'
import type { Visit } from './call-as-customer.ts'
import { useSessionStore } from './use-session.ts'

/** What the calls about an account are made with. */
export function useVisit(): Visit {
  return { shop: useShop(), sessions: useSessionStore() }
}
