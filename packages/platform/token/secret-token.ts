import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits: says nothing, means nothing, cannot be guessed. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is kept of a token. Tokens are random, so that a fast hash without salt is enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
