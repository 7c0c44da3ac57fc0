import type { OrderHistory } from '@welt/contract/api/user.ts'
import type { Order } from '@welt/contract/entity/order.ts'
import { useEffect, useState } from 'react'
import { callAsCustomer } from '../session/call-as-customer.ts'
import { useSessionStore } from '../session/use-session.ts'
import { useShop } from '../store-view/use-shop.ts'
import { withMoreOrders } from './order-view.ts'

/** "Order history page size 20, current page 1." */
const pageSize = 20

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

/** The customer's orders, page by page. */
export function useOrders(): Orders {
  const shop = useShop()
  const sessions = useSessionStore()
  const [page, setPage] = useState({ number: 1, attempt: 1 })
  const [state, setState] = useState<Orders['state']>('loading')
  const [known, setKnown] = useState<Pick<Orders, 'orders' | 'total'>>({ orders: [], total: 0 })

  useEffect(() => {
    let isWanted = true
    const load = async () => {
      const query = { pageSize: String(pageSize), currentPage: String(page.number) }
      const answer = await callAsCustomer<OrderHistory>({ shop, sessions }, '/api/user/order-history', { query })
      if (!isWanted) return
      setState(answer.ok ? 'loaded' : 'failed')
      if (!answer.ok) return
      const { items, total_count: total } = answer.result
      setKnown(({ orders }) => ({ orders: withMoreOrders(orders, items), total }))
    }
    void load()
    return () => {
      isWanted = false
    }
  }, [shop, sessions, page])

  const more = () => {
    if (state === 'loading') return
    setState('loading')
    setPage(({ number, attempt }) => ({ number: state === 'failed' ? number : number + 1, attempt: attempt + 1 }))
  }
  return { state, ...known, isAsked: page.attempt > 1, more }
}
