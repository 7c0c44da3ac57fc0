import { createHash, createHmac, randomBytes } from 'node:crypto'

/** 256 random bits: says nothing, means nothing, cannot be guessed. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is kept of a token. Tokens are random, so that a fast hash without salt is enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/**
 * The refresh token that follows this one. It is computed, not drawn, so that a hundred refreshes at the same time offer
 * one and the same successor; without the shop's secret nobody gets from a token to the next.
 */
export function nextRefreshToken(token: string, secret: Uint8Array): string {
  return createHmac('sha256', secret).update(`refresh ${token}`).digest('base64url')
}
