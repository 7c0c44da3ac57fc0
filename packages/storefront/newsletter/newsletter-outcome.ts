/** What came of a form: a letter is on its way, or why none is. */
export const newsletterOutcomes = ['pending', 'invalid', 'tooOften', 'offline', 'failed'] as const
export type NewsletterOutcome = (typeof newsletterOutcomes)[number]
