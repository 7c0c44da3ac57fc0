import type { Profile } from '@welt/contract/api/user.ts'
import type { Customer } from '@welt/contract/entity/customer.ts'
import { signGroupToken } from '../session/group-token.ts'
import type { UserSurroundings } from './user-surroundings.ts'

/** A customer with the proof of their group, freshly signed. */
export async function withGroupToken(
  { secret, clock }: Pick<UserSurroundings, 'secret' | 'clock'>,
  customer: Customer,
): Promise<Profile> {
  const member = { customerId: customer.id, groupId: customer.group_id }
  return { ...customer, groupToken: await signGroupToken(member, secret, clock()) }
}
