import type { OrderHistory } from '@welt/contract/api/user.ts'
import type { BeforeForm } from '../field/use-form.ts'
import type { SessionCustomer } from '../session/session.ts'
import type { RegisterName } from './account-form.ts'

/** The account of a browser that has run no script so far. */
export interface ServedAccount {
  /** Who is logged in there. */
  customer?: SessionCustomer
  orders?: OrderHistory
  told?: string
  before?: BeforeForm<RegisterName>
}
