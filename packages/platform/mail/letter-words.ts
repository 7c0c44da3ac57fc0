import type { Letter } from './letter-content.ts'

interface Words {
  closing: string
  /** Said above the address of the button, for programs that show none. */
  address: string
}

export const letterWords: Readonly<Record<Letter['language'], Words>> = {
  de: {
    closing: 'Mit freundlichen Grüßen',
    address: 'Falls der Knopf nicht funktioniert, öffnen Sie bitte diese Adresse:',
  },
  en: { closing: 'Kind regards', address: 'If the button does not work, please open this address:' },
}
