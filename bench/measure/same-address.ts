import type { Sent } from './load.ts'

let visits = 0

/** The same page again and again; each with an address of its own where the server shall have nothing to confirm. */
export function sameAddress(path: string, { isMadeAnew = false, headers = {} }: Options = {}): (n: number) => Sent[] {
  return (count) =>
    Array.from({ length: count }, () => {
      visits += 1
      return { path: isMadeAnew ? `${path}?visit=${visits}` : path, headers }
    })
}

interface Options {
  isMadeAnew?: boolean | undefined
  headers?: Readonly<Record<string, string>>
}
