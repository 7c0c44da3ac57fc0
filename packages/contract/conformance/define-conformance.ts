import { describe } from 'vitest'
import { describeCart } from './cart.ts'
import { describeCatalogAbuse, describeGraphqlAbuse } from './catalog-abuse.ts'
import { describeCatalogAnswers } from './catalog-answers.ts'
import { describeCatalogCounts } from './catalog-counts.ts'
import { describeCatalogFilters } from './catalog-filters.ts'
import { describeCatalogFormats } from './catalog-formats.ts'
import { describeCatalogGraphql } from './catalog-graphql.ts'
import { describeCatalogOrder } from './catalog-order.ts'
import { describeCms } from './cms.ts'
import { ConformanceClient } from './conformance-client.ts'
import type { ConformanceOptions } from './conformance-options.ts'
import { describeEntities } from './entities.ts'
import { describeEnvelope } from './envelope.ts'
import { describeFaults } from './faults.ts'
import { describeMailService } from './mail.ts'
import { describeNewsletter } from './newsletter.ts'
import { describeOrders } from './order.ts'
import { describeProducts } from './product.ts'
import { describeReviews } from './review.ts'
import { discoverShop, type Shop } from './shop.ts'
import { describeStock } from './stock.ts'
import { describeStockAlert } from './stock-alert.ts'
import { describeStoreSelection } from './store-selection.ts'
import { describeUrls } from './urls.ts'
import { describeUsers } from './user.ts'

/** Registers the tests that every platform passes which speaks this contract. */
export function defineConformance(options: ConformanceOptions): void {
  const client = new ConformanceClient(options)
  const shops = new Map<string, Promise<Shop>>()

  /** Found out once, when the first test needs it: by then the platform runs. */
  function shopOf(storeCode: string): Promise<Shop> {
    const view = options.storeViews.find((one) => one.storeCode === storeCode)
    if (!view) throw new Error(`The suite was given no store view with the code ${storeCode}.`)
    const shop = shops.get(storeCode) ?? discoverShop(client, view)
    shops.set(storeCode, shop)
    return shop
  }

  describe(`platform contract: ${options.name}`, () => {
    const defaultShop = () => shopOf(options.defaultStoreCode)
    describeEnvelope(client, defaultShop)
    describeStoreSelection(client, options, shopOf)
    describeStock(client, defaultShop)
    for (const { storeCode } of options.storeViews) {
      describe(`store view ${storeCode}`, () => {
        const shop = () => shopOf(storeCode)
        describeEntities(client, shop)
        describeCatalogFilters(shop)
        describeCatalogOrder(shop)
        describeCatalogCounts(shop)
        describeCatalogAnswers(client, shop)
        describeCatalogFormats(client, shop)
        describeCatalogGraphql(client, shop)
        describeUrls(client, shop)
        describeCms(client, shop)
        describeProducts(client, shop)
      })
    }
    describeCatalogAbuse(client, defaultShop)
    describeGraphqlAbuse(client)
    describeUsers(client)
    describeCart(client, defaultShop)
    describeOrders(client, defaultShop)
    describeReviews(client, defaultShop)
    describeNewsletter(client)
    describeMailService(client)
    describeStockAlert(client, defaultShop)
    describeFaults(client, defaultShop)
  })
}
