import { cookieName } from './session-cookie.ts'

export interface TokenSource {
  headers: Headers
  query: URLSearchParams
}

export type GivenToken = { from: 'header' | 'cookie' | 'query'; token: string }

/** What clients of the field write when they have none. */
const none = new Set(['', 'null', 'undefined'])

/**
 * The token of a request: in the header, else as a cookie, else in the query, where the source documents put it.
 * `Bearer null`, `undefined` and nothing at all are a guest.
 */
export function givenToken({ headers, query }: TokenSource): GivenToken | undefined {
  const header = meant(/^bearer(.*)$/i.exec(headers.get('authorization') ?? '')?.[1])
  if (header) return { from: 'header', token: header }
  const cookie = meant(cookieValue(headers.get('cookie')))
  if (cookie) return { from: 'cookie', token: cookie }
  const parameter = meant(query.get('token'))
  return parameter ? { from: 'query', token: parameter } : undefined
}

function meant(text: string | null | undefined): string | undefined {
  const token = text?.trim() ?? ''
  return none.has(token) ? undefined : token
}

function cookieValue(header: string | null): string | undefined {
  const start = `${cookieName}=`
  const pair = header?.split(';').find((part) => part.trim().startsWith(start))
  return pair?.trim().slice(start.length)
}
