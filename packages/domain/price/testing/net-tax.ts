import type { StoreView } from '@welt/contract/entity/store-view.ts'

/** Of a view whose catalogue is written in net prices. */
export const netTax: StoreView['tax'] = {
  defaultCountry: 'DE',
  defaultRegion: '',
  sourcePriceIncludesTax: false,
  finalPriceIncludesTax: false,
  calculateServerSide: true,
  userGroupId: null,
  useOnlyDefaultUserGroupId: false,
  deprecatedPriceFieldsSupport: false,
}
