/** Codes of a shop that is busy, or of somebody who was too slow: they say something about the moment alone. */
const ofTheMoment = new Set([408, 425, 429])

/**
 * Whether a code is the server's word about what it was asked. Servers in the field say no with 400, 404 and 500; whatever is above
 * 500 comes from a proxy or from a server that cannot work now.
 */
export function isJudgement(code: number): boolean {
  return code >= 400 && code <= 500 && !ofTheMoment.has(code)
}
