import type { NewsletterOutcome } from './newsletter-outcome.ts'

/** All that a newsletter form shows. It comes with the shell, for the form stands on every page. */
export interface NewsletterData {
  title: string
  /** A content of the merchant, as HTML: sanitised where it was stored. */
  lead: string
  /** Whether it asks for women or men instead of one button; nobody has to say. */
  gender: boolean
  button: string
  /** The sentence that is agreed to by sending the form. */
  consent: string
  privacy?: { label: string; href: string } | undefined
  words: NewsletterWords
}

export interface NewsletterWords extends Record<NewsletterOutcome, string> {
  email: string
  required: string
  example: string
  chooseFor: string
  women: string
  men: string
  both: string
  privacy: string
  newTab: string
}
