import type { WrittenLanguage } from '@welt/domain/language/written-language.ts'

export type Language = WrittenLanguage

/** A text in every language of the shop. */
export type Localized = Readonly<Record<Language, string>>
