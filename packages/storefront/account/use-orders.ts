import type { OrderHistory } from '@welt/contract/api/user.ts'
import type { Order } from '@welt/contract/entity/order.ts'
import { useEffect, useState } from 'react'
import { knownOrders, loadOrders } from '../session/order-history.ts'
import { useSession, useSessionStore } from '../session/use-session.ts'
import { useShop } from '../store-view/use-shop.ts'
import { withMoreOrders } from './order-view.ts'

export interface Orders {
  state: 'loading' | 'loaded' | 'failed'
  /** What is known so far, the newest first. */
  orders: readonly Order[]
  total: number
  /** Whether more than the first page was asked for, or that one more than once. */
  isAsked: boolean
  /** The next page, or the one that failed once more. */
  more: () => void
}

/** The customer's orders, page by page. What is known of the first is shown at once, and asked for anew. */
export function useOrders(served?: OrderHistory): Orders {
  const shop = useShop()
  const sessions = useSessionStore()
  // One that was begun without a script is taken over a moment later.
  const isLoggedIn = useSession() !== null
  const [page, setPage] = useState({ number: 1, attempt: 1 })
  const [first] = useState(() => knownOrders(sessions) ?? served)
  const [state, setState] = useState<Orders['state']>(first ? 'loaded' : 'loading')
  const [known, setKnown] = useState<Pick<Orders, 'orders' | 'total'>>({
    orders: first?.items ?? [],
    total: first?.total_count ?? 0,
  })

  useEffect(() => {
    if (!isLoggedIn) return
    let isWanted = true
    const load = async () => {
      const answer = await loadOrders({ shop, sessions }, page.number)
      if (!isWanted) return
      setState(answer.ok ? 'loaded' : 'failed')
      if (!answer.ok) return
      const { items, total_count: total } = answer.result
      setKnown(({ orders }) => ({ orders: page.number === 1 ? items : withMoreOrders(orders, items), total }))
    }
    void load()
    return () => {
      isWanted = false
    }
  }, [shop, sessions, isLoggedIn, page])

  const more = () => {
    if (state === 'loading') return
    setState('loading')
    setPage(({ number, attempt }) => ({ number: state === 'failed' ? number : number + 1, attempt: attempt + 1 }))
  }
  return { state, ...known, isAsked: page.attempt > 1, more }
}
