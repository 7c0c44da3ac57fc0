import type { Call } from '@welt/contract/api/call.ts'
import { type WrittenLanguage, writtenLanguage } from '@welt/domain/language/written-language.ts'
import type { z } from 'zod'
import { bodyLimit, readBody } from '../http/body-limit.ts'
import { fail, ok } from '../http/envelope.ts'
import { readInput } from '../http/read-input.ts'
import type { RequestContext } from '../http/request-context.ts'
import { respond } from '../http/respond.ts'
import type { Route } from '../http/route.ts'
import { linkPage } from './link-page.ts'
import { shopLink } from './shop-link.ts'

type Language = WrittenLanguage
type TokenBody = z.ZodType<{ token: string }>

interface PageWords {
  title: string
  text: string
}

export interface LinkWords {
  ask: PageWords & { button: string }
  done: PageWords
  /** The link is too old, or was never one. */
  gone: PageWords
}

export interface MailLink<Result extends z.ZodType> {
  /** Takes the token as JSON, for pages of the shop. */
  call: Call<z.ZodUndefined, TokenBody, Result, { 410: string }>
  result: z.output<Result>
  words: Readonly<Record<Language, LinkWords>>
  publicUrl: string
  /** Does what the letter's reader wants. False: this token means nothing, or no longer. */
  act(token: string, context: RequestContext): Promise<boolean>
}

const home: Readonly<Record<Language, string>> = { de: 'Zum Shop', en: 'To the shop' }

/**
 * What a link in a letter leads to. GET changes nothing and knows nothing: it shows a button. POST acts, for that button,
 * for mail programs that unsubscribe by themselves (RFC 8058, the token stands in the address), and for pages of the shop.
 */
export function linkRoute<Result extends z.ZodType>(link: MailLink<Result>): Route {
  const { call, words, publicUrl } = link

  const show = (state: 'ask' | 'done' | 'gone', status: 200 | 410, token: string, context: RequestContext) => {
    const language = writtenLanguage(context.storeView.i18n)
    const { [state]: page, ask } = words[language]
    const button = state === 'ask' ? { button: { label: ask.button, token } } : {}
    const url = shopLink(publicUrl, context.storeView, '/')
    return linkPage(
      { title: page.title, text: page.text, ...button, home: { label: home[language], url } },
      status,
      context,
    )
  }

  const tell = (isDone: boolean, context: RequestContext) =>
    respond(isDone ? ok(link.result) : fail(410, call.errors[410]), context)

  const byForm = async (context: RequestContext): Promise<Response> => {
    const token = await formToken(context)
    const isDone = token !== '' && (await link.act(token, context))
    if (!context.request.headers.get('accept')?.includes('text/html')) return tell(isDone, context)
    return isDone ? show('done', 200, token, context) : show('gone', 410, token, context)
  }

  const byCall = async (context: RequestContext): Promise<Response> => {
    const read = await readInput({ ...call, query: undefined }, context, {})
    if ('failure' in read) return respond(read.failure, context)
    return tell(await link.act(read.input.body.token, context), context)
  }

  return (routes) => {
    routes.get(call.path, (c) => show('ask', 200, c.env.query.get('token') ?? '', c.env))
    routes.post(call.path, (c) => (isForm(c.env.request) ? byForm(c.env) : byCall(c.env)))
  }
}

function isForm(request: Request): boolean {
  return /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(request.headers.get('content-type') ?? '')
}

/** Of the form, else of the address. */
async function formToken({ request, path, query }: RequestContext): Promise<string> {
  const text = (await readBody(request, bodyLimit(path))) ?? ''
  return new URLSearchParams(text).get('token') ?? query.get('token') ?? ''
}
