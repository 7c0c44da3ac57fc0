export interface Telephone {
  /** Its groups stay on one line. */
  words: string
  url: string
}

export function telephoneOf(phone: string): Telephone {
  return { words: phone.replaceAll(' ', '\u00a0'), url: `tel:${phone.replaceAll(/[^\d+]/g, '')}` }
}
