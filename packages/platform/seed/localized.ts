import type { StoreView } from '@welt/contract/entity/store-view.ts'

export type Language = StoreView['i18n']['defaultLanguage']

/** A text in every language of the shop. */
export type Localized = Readonly<Record<Language, string>>
