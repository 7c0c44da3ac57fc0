import { guestGroup } from '@welt/domain/price/tier-price.ts'
import type { RequestContext } from '../http/request-context.ts'
import type { ReadPriceGroup } from '../price/price-group.ts'
import type { Visitor } from '../session/visitor.ts'

export interface PriceGroupOptions {
  readVisitor: (context: RequestContext) => Promise<Visitor>
  /** The group that a group token proves; null where it proves none. */
  readGroupToken: (token: string) => Promise<number | null>
}

/**
 * For the catalogue, whose answers are kept on the way: only what stands in the address or in the authorization header
 * counts, never a cookie, so that one address has one answer. A token that is over makes a guest of its owner.
 */
export function createPriceGroupReader({ readVisitor, readGroupToken }: PriceGroupOptions): ReadPriceGroup {
  return async (context, groupToken) => {
    if (context.query.get('token') || context.request.headers.has('authorization')) {
      const visitor = await readVisitor(context)
      if (visitor.kind === 'customer') return visitor.groupId
    }
    return groupToken ? ((await readGroupToken(groupToken)) ?? guestGroup) : guestGroup
  }
}
