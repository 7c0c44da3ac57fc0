import type { Visit } from '../session/call-as-customer.ts'
import { useSessionStore } from '../session/use-session.ts'
import { useShop } from '../store-view/use-shop.ts'

/** What the calls about an account are made with. */
export function useVisit(): Visit {
  return { shop: useShop(), sessions: useSessionStore() }
}
