import { listProducts, renderList } from '@welt/contract/api/product.ts'
import type { StoreView } from '@welt/contract/entity/store-view.ts'
import type { CatalogIndex } from '../catalog/catalog-index.ts'
import type { Catalog } from '../catalog/load-catalog.ts'
import { fail, ok } from '../http/envelope.ts'
import type { RequestContext, Routes } from '../http/request-context.ts'
import { createRoutes, route } from '../http/route.ts'
import type { ReadPriceGroup } from '../price/price-group.ts'
import type { Visitor } from '../session/visitor.ts'
import { findPriced } from './find-priced.ts'
import { priceInfo } from './price-info.ts'

export interface ProductRoutesOptions {
  catalog: Catalog
  storeViews: readonly StoreView[]
  clock: () => number
  readVisitor: (context: RequestContext) => Promise<Visitor>
  /** For those who prove their group without a session. */
  priceGroup: ReadPriceGroup
}

/** What products cost now, and the products themselves, by their skus. Answers are never kept: prices may be a group's own. */
export function productRoutes(options: ProductRoutesOptions): Routes {
  const { catalog, storeViews, clock, readVisitor, priceGroup } = options
  const byStoreId = new Map(storeViews.map((view) => [view.storeId, view]))

  async function indexOf({ elasticsearch: { index }, storeCode }: StoreView): Promise<CatalogIndex> {
    const found = catalog.index(index)
    if (!found) throw new Error(`The index of the store view ${storeCode} is not loaded.`)
    await found.refreshPrices()
    return found
  }

  /** Null for a session that is over: its owner must not take guests' prices for their own. */
  async function groupOf(context: RequestContext, groupToken: string | undefined): Promise<number | null> {
    const visitor = await readVisitor(context)
    if (visitor.kind === 'expired') return null
    return visitor.kind === 'customer' ? visitor.groupId : priceGroup(context, groupToken)
  }

  return createRoutes(
    route(
      renderList,
      async ({ query: { skus, currencyCode, storeId, groupToken }, context }) => {
        const storeView = Number(storeId ?? 0) === 0 ? context.storeView : byStoreId.get(Number(storeId))
        if (!storeView) return fail(400, `There is no store view with the number ${storeId}.`)
        const currency = storeView.i18n.currencyCode
        if (currencyCode && currencyCode.toUpperCase() !== currency) {
          return fail(400, `The prices of this store view are in ${currency}.`)
        }
        const groupId = await groupOf(context, groupToken)
        if (groupId === null) return fail(401, renderList.errors[401])
        const index = await indexOf(storeView)
        const articles = skus.flatMap((sku) => findPriced(index, sku, { groupId, now: clock() }) ?? [])
        return ok({ items: articles.map((article) => priceInfo(article, storeView)) })
      },
      { alsoAt: ['/api/products/render-list'] },
    ),
    route(
      listProducts,
      async ({ query: { skus, groupToken }, context }) => {
        const groupId = await groupOf(context, groupToken)
        if (groupId === null) return fail(401, listProducts.errors[401])
        const index = await indexOf(context.storeView)
        const items = skus.flatMap((sku) => index.productsBySku(sku, groupId).filter((product) => product.sku === sku))
        return ok({ items, total_count: items.length })
      },
      { alsoAt: ['/api/products/list'] },
    ),
  )
}
