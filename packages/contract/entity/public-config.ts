import { z } from 'zod'
import { StoreView } from './store-view.ts'

/** What the browser may know of the configuration. Defaults are the source documents' constants. */
export const PublicConfig = z.strictObject({
  /** Shown in the footer. */
  version: z.string(),
  storeViews: z.array(StoreView).min(1),
  /** The view that sits at the root path. */
  defaultStoreCode: z.string(),
  products: z
    .strictObject({
      listOutOfStockProducts: z.boolean().default(true),
      preventConfigurableChildrenDirectAccess: z.boolean().default(true),
      fallbackToDefaultWhenNoAvailable: z.boolean().default(true),
      /** Attributes offered as filters, in this order. */
      defaultFilters: z
        .array(z.string())
        .default([
          'hf_shoe_size',
          'hf_color',
          'hf_shoe_width',
          'hf_shoe_outsole',
          'hf_shoe_type',
          'hf_shoe_make',
          'hf_shoe_last',
          'price',
        ]),
      priceRanges: z
        .array(z.strictObject({ from: z.number(), to: z.number().optional() }))
        .default([{ from: 0, to: 50 }, { from: 50, to: 100 }, { from: 100, to: 150 }, { from: 150 }]),
      sortByAttributes: z.array(z.string()).default(['updated_at:desc', 'final_price', 'final_price:desc']),
      defaultSort: z.string().default('position'),
      pageSize: z.int().min(1).default(50),
      bestsellersCategoryId: z.int().default(86),
      inspirationsCategoryId: z.int().default(3),
      newCollectionSize: z.int().default(8),
      bestsellersSize: z.int().default(24),
    })
    .prefault({}),
  category: z
    .strictObject({ rootId: z.int().default(2), fetchSize: z.int().default(4000), menuLevel: z.int().default(2) })
    .prefault({}),
  attribute: z.strictObject({ fetchSize: z.int().default(150) }).prefault({}),
  stock: z
    .strictObject({
      synchronize: z.boolean().default(true),
      allowOutOfStockInCart: z.boolean().default(true),
      maxSaleQuantity: z.int().default(10_000),
      listBatchSize: z.int().min(1).default(15),
      /** From this quantity down the shop says how many are left. */
      lowStockQuantity: z.int().default(3),
    })
    .prefault({}),
  cart: z
    .strictObject({
      allowZeroPriceProducts: z.boolean().default(true),
      minicartCountType: z.enum(['quantities', 'items']).default('quantities'),
      externalCheckout: z.boolean().default(false),
      minimumOrderValue: z.number().default(20),
    })
    .prefault({}),
  url: z
    .strictObject({
      /** false: legacy lookup, product by url_path, then category, then content page by identifier. */
      useMapEndpoint: z.boolean().default(true),
      /** The one page whose path differs by store view without being a catalogue page's own path. */
      pathTranslations: z
        .array(z.record(z.string(), z.string()))
        .default([
          { laszlo_de: '/schuhe/direktverkauf', de: '/schuhe/direktverkauf', laszlo_en: '/shoes/factory-outlet' },
        ]),
    })
    .prefault({}),
  notification: z.strictObject({ timeToLive: z.int().min(0).default(8000) }).prefault({}),
  search: z.strictObject({ clientTimeout: z.int().default(5000), serverTimeout: z.int().default(1000) }).prefault({}),
  shop: z
    .strictObject({
      phone: z.string().default('06331 55 20 40'),
      deliveryDays: z.strictObject({ from: z.int(), to: z.int() }).default({ from: 2, to: 3 }),
      returnDays: z.int().default(30),
    })
    .prefault({}),
})
export type PublicConfig = z.infer<typeof PublicConfig>
