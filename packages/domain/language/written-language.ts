import type { StoreView } from '@welt/contract/entity/store-view.ts'

/** In which letters, titles and the demo's contents are written. */
export type WrittenLanguage = 'de' | 'en'

/** A view whose interface speaks another language gets them in English. */
export function writtenLanguage({ defaultLanguage }: Pick<StoreView['i18n'], 'defaultLanguage'>): WrittenLanguage {
  return defaultLanguage === 'de' ? 'de' : 'en'
}
