/** What a model says about itself in one language. */
export interface ModelText {
  /** Last part of the address of its page. */
  urlKey: string
  /** One fact for the card. */
  fact: string
  /** One sentence below the name. */
  sentence: string
  description: readonly string[]
  upper: string
  lining: string
  /** Weight of one shoe, in grams, EU 42 (women 38). */
  weight: string
}
