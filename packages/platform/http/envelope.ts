import type { Written } from './written.ts'

export type FailureCode = 400 | 401 | 403 | 404 | 405 | 409 | 410 | 413 | 414 | 415 | 422 | 429 | 500 | 502 | 503 | 504

interface Headed {
  /** Answers are `no-store` unless they say otherwise here. */
  cacheControl?: string
  headers?: Record<string, string>
}

export interface Success<Result> extends Headed {
  code: 200
  result: Result | Written<Result>
  meta?: { refreshToken?: string } & Record<string, unknown>
  /** Catalogue search and url map answer their result alone, without the envelope. */
  bare?: boolean
}

export interface Failure extends Headed {
  code: FailureCode
  /** Words for a person, or a list with one text per fault. */
  result: string | readonly unknown[] | { errorMessage: string; code?: FailureCode }
}

/** What a handler returns; the HTTP status equals `code`. */
export type Answer<Result> = Success<Result> | Failure

export function ok<Result>(
  result: Result | Written<Result>,
  more: Pick<Success<Result>, 'meta' | 'cacheControl' | 'headers'> = {},
) {
  return { code: 200, result, ...more } satisfies Success<Result>
}

export function bare<Result>(result: Result, more: Headed = {}) {
  return { code: 200, result, bare: true, ...more } satisfies Success<Result>
}

export function fail(code: FailureCode, result: Failure['result'], more: Headed = {}): Failure {
  return { code, result, ...more }
}
