import type { Profile } from '@welt/contract/api/user.ts'
import { isPricedByGroup } from '@welt/domain/price/is-priced-by-group.ts'
import { callAsCustomer, type Visit } from './call-as-customer.ts'
import { groupOf } from './group-of.ts'

/** Half of the day for which the proof is good. */
const lifetime = 12 * 60 * 60 * 1000

/**
 * Asks who the customer is, where prices depend on it and the proof of their group is missing or will soon be over. What fails is
 * tried again on the next page.
 */
export async function renewGroup(visit: Visit): Promise<void> {
  const { shop, sessions } = visit
  const session = sessions.session()
  const counts = isPricedByGroup({ tierPrices: shop.config.catalog.tierPrices, tax: shop.storeView.tax })
  if (!counts || !session || (session.group && shop.clock() - session.group.since < lifetime)) return
  const profile = await callAsCustomer<Profile>(visit, '/api/user/me')
  if (!profile.ok) return shop.log.warn({ at: profile.at }, 'the customer group could not be asked for')
  const group = groupOf(profile.result, shop.clock())
  if (group) sessions.renew({ group })
}
