import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useHydrated } from '../shell/use-hydrated.ts'
import { readResetQuery } from './reset-query.ts'

/** The token of the letter's link. It leaves the address at once, which others may read, and stays with the entry of the history. */
export function useResetToken(): string {
  const location = useLocation()
  const { search, pathname } = location
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const { token } = readResetQuery(search)
  useEffect(() => {
    if (token) void navigate(pathname, { replace: true, state: { resetToken: token } })
  }, [navigate, pathname, token])
  // The server cannot know it: the first view in the browser is the server's.
  return token || (isHydrated ? keptToken(location.state) : '')
}

function keptToken(state: unknown): string {
  const { resetToken } = (state ?? {}) as { resetToken?: unknown }
  return typeof resetToken === 'string' ? resetToken : ''
}
