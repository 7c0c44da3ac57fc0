import type { StoreView } from '@welt/contract/entity/store-view.ts'

const languageNames: Record<StoreView['i18n']['defaultLanguage'], string> = {
  de: 'Deutsch',
  en: 'English',
  it: 'Italiano',
}

/** Each language in its own words, so that whoever speaks it finds it. */
export function languageName(storeView: StoreView): string {
  return languageNames[storeView.i18n.defaultLanguage]
}
