/** The prefix makes browsers insist on Secure, on the path / and on this one host. */
export const cookieName = '__Host-welt'

const attributes = 'Path=/; HttpOnly; Secure; SameSite=Lax'

export function sessionCookie(token: string, lifetimeMs: number): string {
  return `${cookieName}=${token}; ${attributes}; Max-Age=${Math.floor(lifetimeMs / 1000)}`
}

export const clearedSessionCookie = `${cookieName}=; ${attributes}; Max-Age=0`

/** A browser that wants the cookie says so when it logs in or refreshes. */
export function wantsCookie(headers: Headers): boolean {
  return headers.get('x-welt-cookie') === '1'
}
