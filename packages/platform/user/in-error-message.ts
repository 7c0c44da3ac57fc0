import type { Failure } from '../http/envelope.ts'

/**
 * Where clients of the field look for what is wrong with a password, with the code beside it. A 401 stays as it is: it is
 * answered with a refresh of the token, not shown.
 */
export function inErrorMessage(failure: Failure): Failure {
  const { code, result } = failure
  return code === 401 || typeof result !== 'string' ? failure : { ...failure, result: { errorMessage: result, code } }
}
