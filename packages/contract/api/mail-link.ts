import { z } from 'zod'
import { type Call, defineCall } from './call.ts'

interface MailLink<Result extends z.ZodType> {
  path: `/${string}`
  summary: string
  result: Result
}

/** What a link in a mail carries. */
const body = z.object({ token: z.string().min(1).max(200) })
const errors = { 410: 'This link is no longer valid.' } as const

/** The POST that a link in a mail leads to. A GET of the same path shows a page with a button that posts the token as a form. */
export function defineMailLink<Result extends z.ZodType>(
  link: MailLink<Result>,
): Call<z.ZodUndefined, typeof body, Result, typeof errors> {
  return defineCall({ method: 'POST', ...link, body, errors })
}
