import { z } from 'zod'

export const NewsletterState = z.object({ isSubscribed: z.boolean(), email: z.string().nullable() })
export type NewsletterState = z.infer<typeof NewsletterState>
