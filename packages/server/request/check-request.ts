import { errorText } from '@welt/contract/error-text.ts'

export interface RequestLimits {
  maxUrlLength: number
  maxQueryParameters: number
}

export type CheckedRequest =
  | { ok: true; path: string; url: string }
  /** The path tells who is refused. */
  | { ok: false; path: string; status: number; text: string }

/** What is refused before anybody reads it. A target with a host is reduced to its path, as HTTP demands. */
export function checkRequest(target: string, limits: RequestLimits): CheckedRequest {
  const url = target.startsWith('/') ? target : pathOf(target)
  if (url === null) return { ok: false, path: '', status: 400, text: errorText.unreadableRequest }

  const question = url.indexOf('?')
  const path = question === -1 ? url : url.slice(0, question)
  if (target.length > limits.maxUrlLength)
    return { ok: false, path, status: 414, text: errorText.urlTooLong(limits.maxUrlLength) }
  if (question !== -1 && countParameters(url, question) > limits.maxQueryParameters)
    return { ok: false, path, status: 400, text: errorText.tooManyParameters(limits.maxQueryParameters) }
  return { ok: true, path, url }
}

function countParameters(url: string, question: number): number {
  let count = 1
  for (let at = url.indexOf('&', question); at !== -1; at = url.indexOf('&', at + 1)) count += 1
  return count
}

function pathOf(target: string): string | null {
  if (!/^https?:\/\//i.test(target) || !URL.canParse(target)) return null
  const { pathname, search } = new URL(target)
  return pathname + search
}
