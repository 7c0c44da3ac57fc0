import type { Letter } from './letter.ts'

interface Words {
  closing: string
  /** Said above the address of the button, for programs that show none. */
  address: string
}

export const letterWords: Readonly<Record<Letter['language'], Words>> = {
  de: { closing: 'Mit freundlichen Grüßen', address: 'Falls sich der Knopf nicht öffnen lässt:' },
  en: { closing: 'Kind regards', address: 'If the button does not open:' },
}
