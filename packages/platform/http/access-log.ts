import type { Log } from '../log/log.ts'

export interface Access {
  requestId: string
  method: string
  /** The template, never the path: a path may hold what somebody typed, a query may hold a token. */
  route: string | undefined
  store: string | undefined
  status: number
  ms: number
}

/** Where a server in front tells of the requests itself, the platform's own lines are for developers. */
export type AccessLevel = 'info' | 'debug'

/** One line per request, and nothing in it that belongs to a person. */
export function logAccess(log: Log, level: AccessLevel, { route, ms, ...access }: Access): void {
  log[level]({ ...access, route: route ?? 'none', ms: Math.round(ms * 10) / 10 }, 'request')
}
