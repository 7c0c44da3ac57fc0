import { z } from 'zod'

/** One shop front: a language, a currency, a tax mode, a search index and a place in the URL. */
export const StoreView = z.strictObject({
  storeCode: z
    .string()
    .regex(/^[a-z][a-z0-9_]*$/)
    .describe('Code of the view, as calls and stored data name it.'),
  storeId: z.int().positive().describe('Number of the view on the platform.'),
  name: z.string().min(1).describe('The brand shown.'),
  url: z
    .string()
    .regex(/^(\/[a-z0-9_-]+)?$/)
    .describe('Path prefix on every link; empty for the view at the root.'),
  appendStoreCode: z.boolean().describe('Whether the prefix is put before every link.'),
  theme: z.enum(['ellermoor', 'halden', 'laszlo']).describe('The stylesheet of the view.'),
  i18n: z.strictObject({
    defaultCountry: z.string().length(2).describe('Country preset in address forms.'),
    defaultLanguage: z.enum(['de', 'en', 'it']).describe('Language of the texts.'),
    defaultLocale: z.enum(['de-DE', 'en-US', 'it-IT']).describe('Locale of sorting and plural rules.'),
    currencyCode: z.string().length(3).describe('Currency as an ISO 4217 code.'),
    currencySign: z.string().min(1).describe('Sign shown beside an amount.'),
    priceFormat: z.string().describe('How an amount is written: `{amount}` and `{sign}` are replaced.'),
    fractionDigits: z.int().min(0).max(4).describe('Digits after the decimal separator.'),
    decimalSeparator: z.string().length(1).describe('Stands before the fraction digits.'),
    groupSeparator: z.string().max(1).describe('Stands between groups of three digits; empty for none.'),
    dateFormat: z.string().describe('How a date is written: tokens HH, mm, D, M, YYYY.'),
  }),
  tax: z.strictObject({
    defaultCountry: z
      .string()
      .length(2)
      .nullable()
      .describe('Country whose tax applies; without it tax rules fall back to PL and totals cannot be computed.'),
    defaultRegion: z.string().describe('Region whose tax applies.'),
    sourcePriceIncludesTax: z.boolean().describe('Whether catalogue prices include tax.'),
    finalPriceIncludesTax: z.boolean().describe('Whether final prices in the catalogue include tax.'),
    calculateServerSide: z.boolean().describe('Whether the platform computes taxes.'),
    userGroupId: z
      .int()
      .nullable()
      .describe('Default customer group for grouped tax; null when taxes do not depend on groups.'),
    useOnlyDefaultUserGroupId: z.boolean().describe('Whether the default group counts for logged-in customers too.'),
    deprecatedPriceFieldsSupport: z.boolean().describe('Whether price fields are mirrored in camelCase.'),
  }),
  elasticsearch: z.strictObject({
    index: z
      .string()
      .regex(/^[a-z0-9_-]+$/)
      .describe('Name of the search index of the view.'),
  }),
  seo: z.strictObject({
    defaultTitle: z.string().describe('Title of the home page.'),
    titleTemplate: z.string().describe('Title of every other page: `%s` is replaced.'),
    description: z.string().describe('Description of pages that bring none.'),
    useUrlDispatcher: z.boolean().describe('Whether catalogue pages live at their own path instead of /p, /c and /i.'),
  }),
})
export type StoreView = z.infer<typeof StoreView>
