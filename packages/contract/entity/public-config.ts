import { z } from 'zod'
import { CatalogRules } from './catalog-rules.ts'
import { CheckoutRules } from './checkout-rules.ts'
import { GraphqlHost } from './graphql-host.ts'
import { StoreView } from './store-view.ts'
import { uiConfig } from './ui-config.ts'

/**
 * What the browser may know of the configuration. Defaults are the source documents' constants.
 * Each value's description is its line in docs/configuration.md.
 */
export const PublicConfig = z.strictObject({
  version: z.string().describe('The version shown in the footer.'),
  storeViews: z.array(StoreView).min(1).describe('The store views, in the order in which they are offered.'),
  defaultStoreCode: z.string().describe('Code of the store view that sits at the root path.'),
  products: z
    .strictObject({
      listOutOfStockProducts: z
        .boolean()
        .default(true)
        .describe('Whether listings, search and variant choice keep products that are out of stock.'),
      preventConfigurableChildrenDirectAccess: z
        .boolean()
        .default(true)
        .describe('Whether a visit to a single variant leads to its configurable product.'),
      fallbackToDefaultWhenNoAvailable: z
        .boolean()
        .default(true)
        .describe('Whether a product without an available variant shows its first one; off, it shows an error.'),
      priceRanges: z
        .array(z.strictObject({ from: z.number(), to: z.number().optional() }))
        .default([{ from: 0, to: 50 }, { from: 50, to: 100 }, { from: 100, to: 150 }, { from: 150 }])
        .describe('Ranges of the price filter, in the currency of the store view; the last one is open.'),
      defaultFilters: z
        .array(z.string())
        .default([
          'hf_shoe_size',
          'hf_color',
          'hf_shoe_width',
          'hf_shoe_type',
          'hf_belt_length',
          'hf_shoe_outsole',
          'price',
          'hf_shoe_make',
          'hf_leather',
          'hf_shoe_last',
        ])
        .describe(
          'Attributes that listings can be filtered by, in this order; those that a list does not have are left out.',
        ),
      sortByAttributes: z
        .array(z.string())
        .default(['updated_at:desc', 'final_price', 'final_price:desc'])
        .describe('Sort orders offered on listings: latest, price low to high, price high to low.'),
      defaultSort: z.string().default('position').describe('Sort order of a listing for which none was chosen.'),
      pageSize: z.int().min(1).default(50).describe('Products that a listing loads at a time.'),
      bestsellersCategoryId: z.int().default(86).describe('Id of the category that holds the bestsellers.'),
      newCollectionSize: z.int().default(8).describe('Products in the new collection on the home page.'),
      newCollectionCategoryId: z
        .int()
        .nullable()
        .default(10)
        .describe('Id of the category to which the new collection on the home page leads on; nowhere when empty.'),
      kindCategoryIds: z
        .array(z.int())
        .default([21, 22, 25, 13, 24, 14])
        .describe('Ids of the categories in the row below the banner of the home page; the largest ones when empty.'),
      inspirationsCategoryId: z.int().default(3).describe('Id of the category that holds the inspirations.'),
      newProductsFilter: z
        .record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
        .default({ is_sale: true })
        .describe('Fields by which the list of new products is chosen.'),
      carouselSize: z.int().min(1).default(8).describe('Products of a carousel in a content that names no number.'),
      bestsellersSize: z.int().default(24).describe('Products among the bestsellers on the home page.'),
    })
    .prefault({}),
  category: z
    .strictObject({
      rootId: z.int().default(2).describe('Id of the root category; a lookup by a lower id fails.'),
      fetchSize: z.int().default(4000).describe('Categories fetched at most in one call.'),
      menuLevel: z.int().default(2).describe('Level of the categories that stand in the header.'),
    })
    .prefault({}),
  attribute: z
    .strictObject({ fetchSize: z.int().default(150).describe('Attributes fetched at most in one call.') })
    .prefault({}),
  stock: z
    .strictObject({
      synchronize: z
        .boolean()
        .default(true)
        .describe('Whether stock is asked of the platform; off, every stock is uncertain (volatile).'),
      allowOutOfStockInCart: z.boolean().default(true).describe('Whether out-of-stock items may be put into the cart.'),
      listBatchSize: z.int().min(1).default(15).describe('Skus in one call of the stock list.'),
      lowStockQuantity: z.int().default(3).describe('From this quantity down the shop says how many are left.'),
    })
    .prefault({}),
  cart: z
    .strictObject({
      allowZeroPriceProducts: z.boolean().default(true).describe('Whether a product may cost nothing.'),
      minicartCountType: z
        .enum(['quantities', 'items'])
        .default('quantities')
        .describe('What the badge at the cart icon counts: pieces or lines.'),
      synchronize: z
        .boolean()
        .default(true)
        .describe('Whether the platform is told of the cart; off, it lives in the browser alone.'),
      synchronizeTotals: z
        .boolean()
        .default(true)
        .describe('Whether the platform is asked what the cart costs; off, the pages add up the prices of the lines.'),
      maxBypassAttempts: z
        .int()
        .min(0)
        .default(1)
        .describe('How often a cart that the platform refuses is begun anew as a guest’s.'),
      serverCanRemoveItems: z
        .boolean()
        .default(true)
        .describe('Whether a line that was removed on another device leaves the cart here too; off, it is sent again.'),
      sendParentSku: z
        .boolean()
        .default(true)
        .describe('Whether a variant is named to the platform by its model and options; off, by its own sku.'),
      askBeforeRemoving: z
        .boolean()
        .default(true)
        .describe('Whether a shopper is asked before a line leaves the cart; it can be brought back in any case.'),
      showItemDiscounts: z.boolean().default(true).describe('Whether a line says what a coupon takes off it.'),
      canReconfigure: z
        .boolean()
        .default(true)
        .describe('Whether size, colour and other options of a line can be changed in the cart.'),
    })
    .prefault({}),
  checkout: CheckoutRules.prefault({}),
  legal: z
    .strictObject({
      profile: z
        .enum(['de-2026', 'spec'])
        .default('de-2026')
        .describe('What the shop shows: all that German law asks for, or the elements of the specification alone.'),
    })
    .prefault({}),
  users: z
    .strictObject({
      autoRefreshTokens: z
        .boolean()
        .default(true)
        .describe('Whether a login that has run out is renewed without a word, as long as the platform agrees.'),
      tokenInHeader: z
        .boolean()
        .default(false)
        .describe('Whether a call carries the token in the header Authorization instead of its address.'),
      loginAfterCreatePassword: z
        .boolean()
        .default(true)
        .describe('Whether a customer who has set a new password by the link of the letter is logged in with it.'),
    })
    .prefault({}),
  url: z
    .strictObject({
      useMapEndpoint: z
        .boolean()
        .default(true)
        .describe(
          'Whether the platform resolves paths; off, the shop looks for a product, then a category, then a content page.',
        ),
      pathTranslations: z
        .array(z.record(z.string(), z.string()))
        .default([
          { laszlo_de: '/schuhe/direktverkauf', de: '/schuhe/direktverkauf', laszlo_en: '/shoes/factory-outlet' },
        ])
        .describe('Pages whose path differs by store view, each as store code to path.'),
    })
    .prefault({}),
  robots: z
    .strictObject({
      index: z
        .boolean()
        .default(true)
        .describe(
          'Whether search engines may list the shop; off, as on a copy for trials, they are asked to stay away.',
        ),
      noIndexPages: z
        .array(z.string())
        .default(['cookie-settings', 'cookie-einstellungen', 'abmelden'])
        .describe('Identifiers of content pages that search engines shall not list.'),
    })
    .prefault({}),
  notification: z
    .strictObject({
      timeToLive: z.int().min(0).default(8000).describe('Milliseconds after which a notification leaves by itself.'),
    })
    .prefault({}),
  search: z
    .strictObject({
      adapter: z
        .enum(['rest', 'graphql'])
        .default('rest')
        .describe('How the storefront asks the catalogue: by the search call, or in GraphQL.'),
      minLength: z.int().min(1).default(3).describe('Characters from which on a search starts.'),
      panelPageSize: z.int().min(1).default(18).describe('Products that the search panel shows at a time.'),
      barPageSize: z.int().min(1).default(16).describe('Products that the search bar suggests.'),
      explain: z
        .boolean()
        .default(true)
        .describe('Whether the platform is asked why it found what it found; off for one that refuses the question.'),
      clientTimeout: z.int().default(5000).describe('Milliseconds that the browser waits for a search.'),
      serverTimeout: z.int().default(1000).describe('Milliseconds that server rendering waits for a search.'),
    })
    .prefault({}),
  cache: z
    .strictObject({
      freshFor: z
        .int()
        .min(0)
        .default(60_000)
        .describe('Milliseconds for which the browser takes an answer of the catalogue for a new one.'),
      patientFor: z
        .int()
        .min(0)
        .default(600_000)
        .describe('Milliseconds for which an answer may be shown in place of one that is slow to come.'),
      patience: z.int().min(0).default(800).describe('Milliseconds after which an answer is slow to come.'),
      keptFor: z
        .int()
        .min(0)
        .default(86_400_000)
        .describe('Milliseconds for which an answer may be shown when there is no connection.'),
      quota: z
        .int()
        .min(0)
        .default(8192)
        .describe('Kilobytes of answers that the browser keeps; what was looked at longest ago goes first.'),
    })
    .prefault({}),
  storage: z
    .strictObject({
      driver: z
        .enum(['localStorage', 'indexedDB'])
        .default('localStorage')
        .describe('Where the browser keeps what outlives a page: cart, session, lists, known paths.'),
      common: z
        .boolean()
        .default(false)
        .describe(
          'Whether all store views share one storage; off, each has its own. For views with the same goods at the same paths.',
        ),
      quota: z
        .int()
        .min(0)
        .default(2048)
        .describe('Kilobytes of such entries; beyond it known paths and searches go, those visited longest ago first.'),
    })
    .prefault({}),
  ...uiConfig,
  catalog: CatalogRules.prefault({}),
  graphql: GraphqlHost.prefault({}),
  shop: z
    .strictObject({
      phone: z.string().default('06331 55 20 40').describe('Telephone number of the customer service.'),
      timeZone: z
        .string()
        .refine(isTimeZone, 'a time zone such as Europe/Berlin')
        .default('Europe/Berlin')
        .describe('Time zone in which the shop tells dates.'),
      address: z
        .strictObject({ street: z.string(), postalCode: z.string(), city: z.string(), country: z.string().length(2) })
        .default({ street: 'Gerberstraße 14', postalCode: '66953', city: 'Pirmasens', country: 'DE' })
        .describe('Postal address of the house, as search engines are told it.'),
      deliveryDays: z
        .strictObject({ from: z.int(), to: z.int() })
        .default({ from: 2, to: 3 })
        .describe('Working days that a delivery within Germany takes.'),
      returnDays: z.int().default(30).describe('Days within which a purchase can be returned free of charge.'),
    })
    .prefault({}),
})
export type PublicConfig = z.infer<typeof PublicConfig>

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
