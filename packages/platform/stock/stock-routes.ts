import { checkStock, listStock } from '@welt/contract/api/stock.ts'
import { fail, ok } from '../http/envelope.ts'
import type { Routes } from '../http/request-context.ts'
import { createRoutes, route } from '../http/route.ts'
import type { Database } from '../storage/database.ts'
import { createListStock } from './list-stock.ts'
import { stockRepo } from './stock-repo.ts'

/**
 * A browser asks anew each time, because "in stock" must mean checked now. A cache in front of the shop may answer for
 * five seconds: when everybody looks at one pair, the database is asked twelve times a minute, and the order checks again.
 */
const briefly = { cacheControl: 'public, max-age=0, s-maxage=5' }

export function stockRoutes({ database }: { database: Database }): Routes {
  const list = createListStock(database)
  return createRoutes(
    route(
      checkStock,
      async ({ query }) => {
        const item = await stockRepo.find(database, query.sku)
        return item ? ok(item, briefly) : fail(404, checkStock.errors[404])
      },
      { alsoAt: ['/api/stock/check/:sku', '/api/ext/elastic-stock/check', '/api/ext/elastic-stock/check/:sku'] },
    ),
    route(listStock, async ({ query }) => ok(await list(query.skus), briefly), {
      alsoAt: ['/api/ext/elastic-stock/list'],
    }),
  )
}
