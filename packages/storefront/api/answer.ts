/** An answer from outside: either it is what was asked for, or it says which layer failed. */
export type Answer<Result> =
  | { ok: true; result: Result; meta?: Meta }
  /** `offline`: nobody was asked, because there is no connection and nothing is kept of an earlier answer. */
  | { ok: false; at: 'network' | 'content-type' | 'format' | 'offline'; text: string }
  /** `networkCode`: the platform did not reach another one, and passes on why. */
  | { ok: false; at: 'code'; code: number; text: string; networkCode?: string }

/** What stands beside a result. */
export interface Meta {
  refreshToken?: unknown
}

export type Failure = Extract<Answer<unknown>, { ok: false }>

/** For what only a broken platform can cause: the page fails with it. */
export class PlatformError extends Error {
  readonly failure: Failure
  constructor(failure: Failure, what: string) {
    super(`${what}: ${failure.text}`)
    this.name = 'PlatformError'
    this.failure = failure
  }
}

/** The result, or the page cannot be made. */
export function need<Result>(answer: Answer<Result>, what: string): Result {
  if (answer.ok) return answer.result
  throw new PlatformError(answer, what)
}

/** Nobody answered. */
export function networkFailure(cause: unknown): Failure {
  return { ok: false, at: 'network', text: cause instanceof Error ? cause.message : String(cause) }
}
