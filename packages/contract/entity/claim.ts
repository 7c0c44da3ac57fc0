import { z } from 'zod'

/** Something that a visitor has agreed to or been told, with the time: it counts only for so long. */
export const Claim = z.object({
  /** Consent is `cookiesAccepted` and `trackingCookiesAccepted`. */
  code: z.string(),
  created_at: z.string(),
  value: z.unknown(),
  description: z.string().optional(),
})
export type Claim = z.infer<typeof Claim>
