import { isRecord } from '../search/field-values.ts'

/** Who asks, for prices that depend on the customer group. The token proves the id; without it the id proves nothing. */
export interface AskedGroup {
  groupId?: string
  groupToken?: string
}

/** Clients put these beside the query; they are no part of it, in either language. */
export const groupKeys = ['groupId', 'groupToken'] as const

export function readGroup(request: unknown): AskedGroup {
  if (!isRecord(request)) return {}
  const group: AskedGroup = {}
  for (const key of groupKeys) {
    const value = request[key]
    if (typeof value === 'string' || typeof value === 'number') group[key] = String(value)
  }
  return group
}
