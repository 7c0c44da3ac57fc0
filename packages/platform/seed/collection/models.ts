import { boots } from './boot.ts'
import { classics } from './classics.ts'
import { derbies } from './derby.ts'
import { fullBrogues } from './full-brogue.ts'
import { loafers } from './loafer.ts'
import type { Model } from './model.ts'
import { monks } from './monk.ts'
import { oxfords } from './oxford.ts'
import { semiBrogues } from './semi-brogue.ts'
import { sneakers } from './sneaker.ts'
import { womensBoots } from './womens-boot.ts'
import { womensLaceUps } from './womens-lace-up.ts'
import { womensSlipOns } from './womens-slip-on.ts'
import { womensSneakers } from './womens-sneaker.ts'

/** The whole collection, in the order of its numbers. */
export const models: readonly Model[] = unique([
  ...classics,
  ...oxfords,
  ...semiBrogues,
  ...fullBrogues,
  ...derbies,
  ...monks,
  ...loafers,
  ...boots,
  ...sneakers,
  ...womensLaceUps,
  ...womensSlipOns,
  ...womensBoots,
  ...womensSneakers,
])

/** Ids follow from the number and addresses of stock from the sku: two models must never share either. */
function unique(all: Model[]): Model[] {
  const seen = new Map<string | number, string>()
  for (const { number, sku, name } of all) {
    for (const key of [number, sku]) {
      const other = seen.get(key)
      if (other !== undefined) throw new Error(`${name} and ${other} of the collection are both ${key}.`)
      seen.set(key, name)
    }
  }
  return all.sort((a, b) => a.number - b.number)
}
