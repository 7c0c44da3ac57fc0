import type { Profile } from '@welt/contract/api/user.ts'
import type { CustomerGroup } from './session.ts'

/** Not every platform of the field tells a group, or proves it. */
export function groupOf({ group_id, groupToken }: Partial<Profile>, now: number): CustomerGroup | undefined {
  if (typeof group_id !== 'number' || typeof groupToken !== 'string') return undefined
  return { id: group_id, token: groupToken, since: now }
}
