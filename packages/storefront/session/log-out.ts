import type { Visit } from './call-as-customer.ts'

/** A list of the shopper's that goes with the session. */
export interface Emptied {
  commit: (change: () => readonly never[]) => void
}

export interface LogOutOptions {
  /** Says that it is done. */
  notice?: () => void
  isSilent?: boolean
}

/**
 * Here the session is over at once; the platform ends it as soon as it hears of it. "Logout clears user, wishlist, compare; notice
 * unless silent": who sits down at the same browser next finds nothing of what was put aside or looked at.
 */
export async function logOut(
  { shop, sessions }: Visit,
  emptied: readonly Emptied[],
  { notice, isSilent = false }: LogOutOptions = {},
): Promise<void> {
  const session = sessions.session()
  if (!session) return
  const { token, refreshToken } = session
  // First: whoever hears of the end finds nothing that could be taken for a guest's.
  for (const list of emptied) list.commit(() => [])
  sessions.end()
  if (!isSilent) notice?.()
  const answer = await shop.api.call('/api/user/logout', { token, body: { refreshToken } })
  if (!answer.ok) shop.log.warn({ at: answer.at }, 'the platform did not hear of a logout')
}
