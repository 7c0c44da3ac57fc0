import { z } from 'zod'

/** One shop front: a language, a currency, a tax mode, a search index and a place in the URL. */
export const StoreView = z.strictObject({
  storeCode: z.string().regex(/^[a-z][a-z0-9_]*$/),
  storeId: z.int().positive(),
  name: z.string().min(1),
  /** Path prefix on every link when the view appends its code; the default view sits at the root. */
  url: z.string().regex(/^(\/[a-z0-9_-]+)?$/),
  appendStoreCode: z.boolean(),
  theme: z.enum(['ellermoor', 'halden', 'laszlo']),
  i18n: z.strictObject({
    defaultCountry: z.string().length(2),
    defaultLanguage: z.enum(['de', 'en']),
    defaultLocale: z.enum(['de-DE', 'en-US']),
    currencyCode: z.string().length(3),
    currencySign: z.string().min(1),
    /** `{amount}` and `{sign}` are replaced. */
    priceFormat: z.string(),
    fractionDigits: z.int().min(0).max(4),
    decimalSeparator: z.string().length(1),
    groupSeparator: z.string().max(1),
    /** Tokens HH, mm, D, M, YYYY. */
    dateFormat: z.string(),
  }),
  tax: z.strictObject({
    /** Without it totals cannot be computed; the tax rules' fallback is PL. */
    defaultCountry: z.string().length(2).nullable(),
    defaultRegion: z.string(),
    sourcePriceIncludesTax: z.boolean(),
    finalPriceIncludesTax: z.boolean(),
    calculateServerSide: z.boolean(),
    userGroupId: z.int().nullable(),
    useOnlyDefaultUserGroupId: z.boolean(),
    deprecatedPriceFieldsSupport: z.boolean(),
  }),
  elasticsearch: z.strictObject({ index: z.string().regex(/^[a-z0-9_-]+$/) }),
  seo: z.strictObject({
    defaultTitle: z.string(),
    titleTemplate: z.string(),
    description: z.string(),
    useUrlDispatcher: z.boolean(),
  }),
})
export type StoreView = z.infer<typeof StoreView>
