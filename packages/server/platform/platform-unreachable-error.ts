/** A remote platform that did not answer, or not in time. */
export class PlatformUnreachableError extends Error {
  override name = 'PlatformUnreachableError'
  readonly status: 502 | 504

  constructor(status: 502 | 504, cause: unknown) {
    super(status === 504 ? 'The platform did not answer in time.' : 'The platform does not answer.', { cause })
    this.status = status
  }
}
