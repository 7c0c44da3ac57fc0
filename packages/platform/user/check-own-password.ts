import type { RequestContext } from '../http/request-context.ts'
import type { Visitor } from '../session/visitor.ts'
import { type Credentials, customerRepo } from './customer-repo.ts'
import type { UserSurroundings } from './user-surroundings.ts'

export type CustomerVisitor = Extract<Visitor, { kind: 'customer' }>

/** Whether somebody who is logged in also knows the password: a token that was found or stolen is not enough. */
export async function checkOwnPassword(
  { database, passwords, guard }: UserSurroundings,
  { email }: CustomerVisitor,
  password: string,
  { clientAddress }: Pick<RequestContext, 'clientAddress'>,
): Promise<{ ok: true; customer: Credentials | undefined } | { ok: false; retryAfterSeconds: number }> {
  const found = await customerRepo.credentials(database, email)
  const attempt = { account: email, address: clientAddress }
  const checked = await guard.attempt(attempt, () => passwords.check(password, found?.passwordHash ?? undefined))
  if (!checked.ok) return checked
  return { ok: true, customer: checked.value.isRight ? found : undefined }
}
