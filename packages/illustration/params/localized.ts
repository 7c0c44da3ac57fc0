export type Language = 'de' | 'en'

/** A text in every language of the drawings. */
export type Localized = Readonly<Record<Language, string>>
