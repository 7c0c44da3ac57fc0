import type { StoreView } from '@welt/contract/entity/store-view.ts'

const i18n = {
  defaultCountry: 'DE',
  currencyCode: 'EUR',
  currencySign: '€',
  priceFormat: '{amount} {sign}',
  fractionDigits: 2,
  decimalSeparator: ',',
  groupSeparator: '',
  dateFormat: 'HH:mm D-M-YYYY',
}
const german = { ...i18n, defaultLanguage: 'de', defaultLocale: 'de-DE' } as const
const english = { ...i18n, defaultLanguage: 'en', defaultLocale: 'en-US' } as const

function demoStoreView(
  view: Pick<StoreView, 'storeCode' | 'storeId' | 'url' | 'theme' | 'i18n'>,
  includesTax: boolean,
): StoreView {
  return {
    ...view,
    name: view.theme,
    appendStoreCode: view.url !== '',
    tax: {
      defaultCountry: 'DE',
      defaultRegion: '',
      sourcePriceIncludesTax: includesTax,
      finalPriceIncludesTax: includesTax,
      calculateServerSide: true,
      userGroupId: null,
      useOnlyDefaultUserGroupId: false,
      deprecatedPriceFieldsSupport: true,
    },
    elasticsearch: { index: `demo_${view.storeCode}` },
    seo: { defaultTitle: view.theme, titleTemplate: '%s', description: view.theme, useUrlDispatcher: true },
  }
}

/** The shop's three views, as far as the catalogue looks at them. */
export const ellermoor = demoStoreView(
  { storeCode: 'laszlo_de', storeId: 1, url: '', theme: 'ellermoor', i18n: german },
  false,
)
export const halden = demoStoreView({ storeCode: 'de', storeId: 2, url: '/de', theme: 'halden', i18n: german }, false)
export const laszlo = demoStoreView(
  { storeCode: 'laszlo_en', storeId: 3, url: '/laszlo_en', theme: 'laszlo', i18n: english },
  true,
)
export const demoStoreViews: readonly StoreView[] = [ellermoor, halden, laszlo]
