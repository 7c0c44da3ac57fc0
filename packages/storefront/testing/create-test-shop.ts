import { PublicConfig } from '@welt/contract/entity/public-config.ts'
import type { StoreView } from '@welt/contract/entity/store-view.ts'
import type { Api } from '../api/create-api.ts'
import { createTexts } from '../i18n/text.ts'
import { createPictureUrl } from '../picture/picture-url.ts'
import type { Shop } from '../store-view/shop.ts'

const i18n: StoreView['i18n'] = {
  defaultCountry: 'DE',
  defaultLanguage: 'en',
  defaultLocale: 'en-US',
  currencyCode: 'EUR',
  currencySign: '€',
  priceFormat: '{amount} {sign}',
  fractionDigits: 2,
  decimalSeparator: ',',
  groupSeparator: '',
  dateFormat: 'HH:mm D-M-YYYY',
}

const tax: StoreView['tax'] = {
  defaultCountry: 'DE',
  defaultRegion: '',
  sourcePriceIncludesTax: true,
  finalPriceIncludesTax: true,
  calculateServerSide: true,
  userGroupId: null,
  useOnlyDefaultUserGroupId: false,
  deprecatedPriceFieldsSupport: false,
}

export const englishView: StoreView = {
  storeCode: 'laszlo_en',
  storeId: 3,
  name: 'Laszlo',
  url: '/laszlo_en',
  appendStoreCode: true,
  theme: 'laszlo',
  i18n,
  tax,
  elasticsearch: { index: 'vue_storefront_catalog_laszlo_en' },
  seo: { defaultTitle: 'Laszlo', titleTemplate: '%s | Laszlo', description: 'Welted shoes', useUrlDispatcher: true },
}

export const germanView: StoreView = {
  ...englishView,
  storeCode: 'laszlo_de',
  storeId: 1,
  name: 'Ellermoor',
  url: '',
  appendStoreCode: false,
  theme: 'ellermoor',
  i18n: { ...i18n, defaultLanguage: 'de', defaultLocale: 'de-DE' },
  elasticsearch: { index: 'vue_storefront_catalog' },
  seo: { ...englishView.seo, defaultTitle: 'Ellermoor', titleTemplate: '%s | Ellermoor' },
}

export interface TestShopOptions {
  storeView?: StoreView
  /** What the platform answers; a call that is not given fails the test that makes it. */
  api?: Partial<Api>
  stock?: Partial<PublicConfig['stock']>
}

export async function createTestShop({
  storeView = englishView,
  api = {},
  stock = {},
}: TestShopOptions = {}): Promise<Shop> {
  const unexpected = (name: string) => () => Promise.reject(new Error(`The test did not expect the call ${name}.`))
  const config = PublicConfig.parse({
    version: '1.12.3',
    storeViews: [germanView, englishView],
    defaultStoreCode: 'laszlo_de',
    stock,
  })
  const texts = createTexts(storeView.i18n.defaultLanguage)
  await texts.load(['home', 'category', 'product', 'detail'])
  return {
    storeView: config.storeViews.find((view) => view.storeCode === storeView.storeCode) ?? storeView,
    config,
    api: {
      search: unexpected('search'),
      columns: () => Promise.resolve({ ok: false, at: 'content-type', text: 'no columns' }),
      mapUrl: unexpected('mapUrl'),
      checkStock: unexpected('checkStock'),
      listStock: unexpected('listStock'),
      call: unexpected('call'),
      ...api,
    },
    texts,
    pictureUrl: createPictureUrl(() => undefined),
    clock: () => 0,
    priceGroup: () => null,
    log: { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined },
  }
}
