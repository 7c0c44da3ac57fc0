import { createHmac } from 'node:crypto'

/**
 * The refresh token that follows this one. It is computed, not drawn, so that a hundred refreshes at the same time offer
 * one and the same successor; without the shop's secret nobody gets from a token to the next.
 */
export function nextRefreshToken(token: string, secret: Uint8Array): string {
  return createHmac('sha256', secret).update(`refresh ${token}`).digest('base64url')
}
