import type { Answer } from '../api/answer.ts'
import type { Call } from '../api/create-api.ts'
import { callAsCustomer, type Visit } from './call-as-customer.ts'

/** A call that anybody may make, and that a customer makes in their own name. */
export function callAsVisitor<Result>(visit: Visit, path: string, call: Call): Promise<Answer<Result>> {
  return visit.sessions.session() ? callAsCustomer(visit, path, call) : visit.shop.api.call(path, call)
}
