import { Order, type OrderItem, type OrderStatus } from '@welt/contract/entity/order.ts'
import type { Cents } from '@welt/domain/money/cents.ts'
import { orderState } from '@welt/domain/order/order-status.ts'
import { z } from 'zod'
import type { Queryable } from '../storage/database.ts'
import { inList } from '../storage/in-list.ts'
import { type OrderTextKind, orderTextKinds } from './order-texts.ts'

interface OrderRow {
  entity_id: number
  increment_id: string
  status: OrderStatus
  updated_at: string
  document: string
}

interface LineRow {
  item_id: number
  order_id: number
  document: string
}

export interface OrderPage {
  items: Order[]
  /** Of all pages. */
  total: number
}

/** What a list of orders tells; nobody's name is read for it. */
export interface OrderEntry {
  number: string
  /** ISO, in UTC. */
  createdAt: string
  status: OrderStatus
  storeId: number
  grandTotal: Cents
}

interface EntryRow {
  increment_id: string
  created_at: string
  status: OrderStatus
  store_id: number
  grand_total_cents: number
}

const columns = 'entity_id, increment_id, status, updated_at, document'

/** Every function takes the database or the transaction that it is part of. */
export const orderRepo = {
  async find(database: Queryable, entityId: number): Promise<Order | undefined> {
    const rows = await database.all<OrderRow>(`SELECT ${columns} FROM sales_order WHERE entity_id = $1`, [entityId])
    return (await withLines(database, rows))[0]
  },

  /** Of the texts that the buyer was shown, by their kind; none of an order that was not placed here. */
  async textHashes(database: Queryable, entityId: number): Promise<Partial<Record<OrderTextKind, string>>> {
    const row = await database.get<{ texts: string | null }>('SELECT texts FROM sales_order WHERE entity_id = $1', [
      entityId,
    ])
    return row?.texts ? TextHashes.parse(JSON.parse(row.texts)) : {}
  },

  async findByNumber(database: Queryable, number: string): Promise<Order | undefined> {
    const rows = await database.all<OrderRow>(`SELECT ${columns} FROM sales_order WHERE increment_id = $1`, [number])
    return (await withLines(database, rows))[0]
  },

  /** What a customer has ordered, the newest first; pages are counted from 1. */
  async history(
    database: Queryable,
    customerId: number,
    { page, size }: { page: number; size: number },
  ): Promise<OrderPage> {
    const rows = await database.all<OrderRow>(
      `SELECT ${columns} FROM sales_order WHERE customer_id = $1 ORDER BY entity_id DESC LIMIT $2 OFFSET $3`,
      [customerId, size, (page - 1) * size],
    )
    const count = await database.get<{ total: number }>(
      'SELECT count(*) AS total FROM sales_order WHERE customer_id = $1',
      [customerId],
    )
    return { items: await withLines(database, rows), total: count?.total ?? 0 }
  },

  /** Everybody's, or those that have this status; the newest first, pages are counted from 1. */
  async list(
    database: Queryable,
    { status, page, size }: { status?: OrderStatus | undefined; page: number; size: number },
  ): Promise<{ entries: OrderEntry[]; total: number }> {
    const rows = await database.all<EntryRow>(
      `SELECT increment_id, created_at, status, store_id, grand_total_cents FROM sales_order
       WHERE ($1 = '' OR status = $1) ORDER BY entity_id DESC LIMIT $2 OFFSET $3`,
      [status ?? '', size, (page - 1) * size],
    )
    const count = await database.get<{ total: number }>(
      "SELECT count(*) AS total FROM sales_order WHERE ($1 = '' OR status = $1)",
      [status ?? ''],
    )
    return { entries: rows.map(toEntry), total: count?.total ?? 0 }
  },
}

function toEntry(row: EntryRow): OrderEntry {
  return {
    number: row.increment_id,
    createdAt: row.created_at,
    status: row.status,
    storeId: row.store_id,
    grandTotal: row.grand_total_cents,
  }
}

/** Numbers and status stand in the rows, whatever the documents say. */
async function withLines(database: Queryable, rows: readonly OrderRow[]): Promise<Order[]> {
  if (rows.length === 0) return []
  const wanted = inList(rows.map(({ entity_id }) => entity_id))
  const lines = await database.all<LineRow>(
    `SELECT item_id, order_id, document FROM sales_order_line WHERE order_id IN ${wanted.sql} ORDER BY item_id`,
    wanted.params,
  )
  const itemsOf = Map.groupBy(lines, ({ order_id }) => order_id)
  return rows.map(({ document, ...row }) => {
    const order = readObject(document)
    return Order.parse({
      ...order,
      ...row,
      state: orderState(row.status),
      // Nothing is owed for what is paid or canceled.
      total_due: row.status === 'pending' ? order.total_due : 0,
      items: (itemsOf.get(row.entity_id) ?? []).map(toItem),
    })
  })
}

function toItem({ item_id, document }: LineRow): Partial<OrderItem> {
  return { ...readObject(document), item_id }
}

const TextHashes = z.partialRecord(z.enum(orderTextKinds), z.string())

const AnyObject = z.looseObject({})

function readObject(document: string): z.infer<typeof AnyObject> {
  return AnyObject.parse(JSON.parse(document))
}
