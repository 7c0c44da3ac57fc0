import { z } from 'zod'

/** Every call but catalogue search and url map answers `{code, result}`; the HTTP status equals `code`. */
export function envelope<Result extends z.ZodType>(result: Result) {
  return z.object({ code: z.int(), result, meta: z.looseObject({ refreshToken: z.string().optional() }).optional() })
}

/** What went wrong, in words for a person; lists carry one text per fault. */
export const ErrorEnvelope = z.object({
  code: z.int(),
  result: z.union([z.string(), z.array(z.unknown()), z.looseObject({ errorMessage: z.string() })]),
})
export type ErrorEnvelope = z.infer<typeof ErrorEnvelope>
