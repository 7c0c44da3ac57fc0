import { randomBytes } from 'node:crypto'

const wellFormed = /^[\w.-]{8,64}$/

/** Names a request in the log and in its answer. A name from outside counts only when a trusted proxy gave it. */
export function createRequestIds(trustedProxies: number): (given: string | string[] | undefined) => string {
  const process = randomBytes(6).toString('hex')
  let count = 0
  return (given) => {
    if (trustedProxies > 0 && typeof given === 'string' && wellFormed.test(given)) return given
    count += 1
    return `${process}-${count.toString(36)}`
  }
}
