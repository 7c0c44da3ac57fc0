import type { StoreView } from '@welt/contract/entity/store-view.ts'
import { buildCatalog } from '../build-catalog.ts'
import { checkLanguages } from './check-languages.ts'
import { checkLaw } from './check-law.ts'
import { checkPictures } from './check-pictures.ts'
import { checkPrices } from './check-prices.ts'
import { checkReferences } from './check-references.ts'
import { checkTexts } from './check-texts.ts'

/** Everything that is wrong with the demo catalogue of these views, in a sentence each. */
export function checkCatalog(storeViews: readonly StoreView[]): string[] {
  const built = storeViews.map((storeView) => ({ storeView, catalog: buildCatalog(storeView) }))
  const single = built.flatMap(({ storeView, catalog }) =>
    [checkReferences, checkPictures, checkPrices, checkLaw, checkTexts]
      .flatMap((check) => check(catalog))
      .map((fault) => `${storeView.storeCode}: ${fault}`),
  )
  const german = built.find(({ storeView }) => storeView.i18n.defaultLanguage === 'de')
  const english = built.find(({ storeView }) => storeView.i18n.defaultLanguage === 'en')
  const languages = german && english ? checkLanguages(german.catalog, english.catalog) : []
  return [...single, ...languages]
}
