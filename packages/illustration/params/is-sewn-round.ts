import type { WeltName } from './shoe-params.ts'

/** Whether the welt stands out at the heel too. */
export function isSewnRound(welt: WeltName): boolean {
  return welt === '360' || welt === 'storm'
}
