import type { NewTask } from '@welt/domain/sync/queued-task.ts'
import { expect, test } from 'vitest'
import type { Answer } from '../api/answer.ts'
import { createTestShop } from '../testing/create-test-shop.ts'
import { checkStock } from './check-stock.ts'

async function queuedAfter(answer: Answer<never>, synchronize = true): Promise<NewTask[]> {
  const queued: NewTask[] = []
  const shop = await createTestShop({ api: { checkStock: () => Promise.resolve(answer) }, stock: { synchronize } })
  const status = await checkStock(
    { ...shop, queueTask: (task) => void queued.push(task) },
    { sku: 'WIEN 42½', id: 7, qty: 1 },
  )
  expect(status).toBe('volatile')
  return queued
}

test.each(['network', 'offline'] as const)(
  '[TASK-1] [STOCK-4] a platform that cannot be reached (%s) is asked once it can be',
  async (at) => {
    expect(await queuedAfter({ ok: false, at, text: 'cut' })).toEqual([
      {
        scope: 'stock',
        url: '/api/stock/check?sku=WIEN+42%C2%BD',
        silent: true,
        is_result_cacheable: true,
        callback_event: 'store:stock/stockAfterCheck',
        meta: { sku: 'WIEN 42½', product_id: 7 },
      },
    ])
  },
)

test('[STOCK-4] one that has answered is not asked again, nor where stock is not synchronised', async () => {
  expect(await queuedAfter({ ok: false, at: 'code', code: 404, text: 'No stock information for given sku' })).toEqual(
    [],
  )
  expect(await queuedAfter({ ok: false, at: 'network', text: 'cut' }, false)).toEqual([])
})
