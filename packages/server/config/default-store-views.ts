import type { StoreView } from '@welt/contract/entity/store-view.ts'

/** Amounts read `1234,50 €` in every view; the space does not break. */
const euro = {
  currencyCode: 'EUR',
  currencySign: '€',
  priceFormat: '{amount}\u00a0{sign}',
  fractionDigits: 2,
  decimalSeparator: ',',
  groupSeparator: '',
  dateFormat: 'HH:mm D-M-YYYY',
} as const

const german = { defaultCountry: 'DE', defaultLanguage: 'de', defaultLocale: 'de-DE', ...euro } as const
const english = { defaultCountry: 'DE', defaultLanguage: 'en', defaultLocale: 'en-US', ...euro } as const

const tax = {
  defaultCountry: 'DE',
  defaultRegion: '',
  calculateServerSide: true,
  userGroupId: null,
  useOnlyDefaultUserGroupId: false,
  deprecatedPriceFieldsSupport: true,
}
const netPrices = { ...tax, sourcePriceIncludesTax: false, finalPriceIncludesTax: false }
const grossPrices = { ...tax, sourcePriceIncludesTax: true, finalPriceIncludesTax: true }

export const defaultStoreViews: StoreView[] = [
  {
    storeCode: 'laszlo_de',
    storeId: 1,
    name: 'Ellermoor',
    url: '',
    appendStoreCode: false,
    theme: 'ellermoor',
    i18n: german,
    tax: netPrices,
    elasticsearch: { index: 'vue_storefront_catalog' },
    seo: {
      defaultTitle: 'Ellermoor – rahmengenähte Schuhe',
      titleTemplate: '%s | Ellermoor',
      description:
        'Rahmengenähte Schuhe aus eigener Werkstatt: Oxford, Derby, Monkstrap und Stiefel, über Jahre getragen und immer wieder neu besohlt.',
      useUrlDispatcher: true,
    },
  },
  {
    storeCode: 'de',
    storeId: 2,
    name: 'Halden',
    url: '/de',
    appendStoreCode: true,
    theme: 'halden',
    i18n: german,
    tax: netPrices,
    elasticsearch: { index: 'vue_storefront_catalog_de' },
    seo: {
      defaultTitle: 'Halden – handgefertigte Schuhe und Stiefel',
      titleTemplate: '%s | Halden',
      description:
        'Handgefertigte Schuhe und Stiefel, rahmengenäht und wiederbesohlbar. Versandkostenfrei in der EU, 30 Tage Rückgabe.',
      useUrlDispatcher: true,
    },
  },
  {
    storeCode: 'laszlo_en',
    storeId: 3,
    name: 'Laszlo',
    url: '/laszlo_en',
    appendStoreCode: true,
    theme: 'laszlo',
    i18n: english,
    tax: grossPrices,
    elasticsearch: { index: 'vue_storefront_catalog_laszlo_en' },
    seo: {
      defaultTitle: 'Laszlo – Goodyear-welted shoes',
      titleTemplate: '%s | Laszlo',
      description:
        'Goodyear-welted shoes made by hand: oxfords, derbies, monk straps and boots that can be resoled for years. Free shipping in the EU.',
      useUrlDispatcher: true,
    },
  },
]
