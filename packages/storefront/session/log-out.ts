import type { Visit } from './call-as-customer.ts'

/** Here the session is over at once; the platform ends it as soon as it hears of it. */
export async function logOut({ shop, sessions }: Visit): Promise<void> {
  const session = sessions.session()
  if (!session) return
  const { token, refreshToken } = session
  sessions.end()
  const answer = await shop.api.call('/api/user/logout', { query: { token }, body: { refreshToken } })
  if (!answer.ok) shop.log.warn({ at: answer.at }, 'the platform did not hear of a logout')
}
