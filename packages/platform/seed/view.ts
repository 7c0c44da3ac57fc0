import type { StoreView } from '@welt/contract/entity/store-view.ts'
import { writtenLanguage } from '@welt/domain/language/written-language.ts'
import { withStorePrefix } from '@welt/domain/url/store-path.ts'
import { type Brand, brandOf } from './brand.ts'
import type { Language } from './localized.ts'
import { viewPrice } from './price/view-price.ts'
import { germanRates, type TaxClass } from './tax/tax-rates.ts'

/** What the catalogue has to know of a store view. */
export interface View {
  index: string
  storeId: number
  language: Language
  brand: Brand
  /** A gross amount as this view's catalogue stores it. */
  price: (gross: number, taxClass?: TaxClass) => number
  /** A path of the shop as it stands in this view's content. */
  link: (path: string) => string
}

export function viewOf(storeView: StoreView): View {
  const language = writtenLanguage(storeView.i18n)
  return {
    index: storeView.elasticsearch.index,
    storeId: storeView.storeId,
    language,
    brand: brandOf(storeView.theme, language),
    price: (gross, taxClass = 'standard') =>
      viewPrice(gross, germanRates[taxClass], storeView.tax.sourcePriceIncludesTax),
    link: (path) => withStorePrefix(storeView, path),
  }
}
