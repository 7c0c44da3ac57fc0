import type { Failure } from './envelope.ts'

/** Carries an answer out of code that is too deep to return it. Handlers themselves return `fail(…)`. */
export class HttpError extends Error {
  override name = 'HttpError'
  readonly failure: Failure

  constructor(failure: Failure, options?: ErrorOptions) {
    super(typeof failure.result === 'string' ? failure.result : `answered with code ${failure.code}`, options)
    this.failure = failure
  }
}
