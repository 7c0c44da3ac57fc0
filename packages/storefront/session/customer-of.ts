import type { Profile } from '@welt/contract/api/user.ts'
import type { SessionCustomer } from './session.ts'

/** Of all that the platform knows of a customer the browser keeps what it shows. */
export function customerOf({ firstname, lastname, email }: Partial<Profile>): SessionCustomer | undefined {
  if (typeof firstname !== 'string' || typeof lastname !== 'string' || typeof email !== 'string') return undefined
  return { firstname, lastname, email }
}
