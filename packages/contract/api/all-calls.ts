import type { z } from 'zod'
import type { Call } from './call.ts'
import * as cart from './cart.ts'
import * as catalog from './catalog.ts'
import * as cms from './cms.ts'
import * as graphql from './graphql.ts'
import * as invalidate from './invalidate.ts'
import * as mail from './mail.ts'
import * as newsletter from './newsletter.ts'
import * as order from './order.ts'
import * as product from './product.ts'
import * as promoted from './promoted.ts'
import * as review from './review.ts'
import * as stock from './stock.ts'
import * as stockAlert from './stock-alert.ts'
import * as url from './url.ts'
import * as user from './user.ts'

export type AnyCall = Call<z.ZodType, z.ZodType, z.ZodType>

export interface CallModule {
  /** One word, for links. */
  name: string
  title: string
  /** By the name under which their file exports them. */
  calls: Readonly<Record<string, AnyCall>>
}

/** Every call of the shop, module by module: whatever a file of this folder exports as a call is among them. */
export const callModules: readonly CallModule[] = [
  { name: 'catalog', title: 'Catalogue search', calls: callsOf(catalog) },
  { name: 'graphql', title: 'GraphQL', calls: callsOf(graphql) },
  { name: 'url', title: 'Paths', calls: callsOf(url) },
  { name: 'product', title: 'Products and prices', calls: callsOf(product) },
  { name: 'stock', title: 'Stock', calls: callsOf(stock) },
  { name: 'stock-alert', title: 'Stock alerts', calls: callsOf(stockAlert) },
  { name: 'review', title: 'Reviews', calls: callsOf(review) },
  { name: 'cms', title: 'Content', calls: callsOf(cms) },
  { name: 'promoted', title: 'Promoted content', calls: callsOf(promoted) },
  { name: 'user', title: 'Customers', calls: callsOf(user) },
  { name: 'cart', title: 'Cart', calls: callsOf(cart) },
  { name: 'order', title: 'Orders', calls: callsOf(order) },
  { name: 'newsletter', title: 'Newsletter', calls: callsOf(newsletter) },
  { name: 'mail', title: 'Letters to the shop', calls: callsOf(mail) },
  { name: 'invalidate', title: 'Caches', calls: callsOf(invalidate) },
]

export const allCalls: Readonly<Record<string, AnyCall>> = Object.fromEntries(
  callModules.flatMap(({ calls }) => Object.entries(calls)),
)

/** Those that answer their result alone, as the field does, without `{code, result}` around it. */
export const bareCalls: ReadonlySet<AnyCall> = new Set<AnyCall>([
  catalog.searchCatalog,
  catalog.searchCatalogByBody,
  catalog.catalogColumns,
  graphql.askGraphql,
  url.mapUrl,
  url.getUrl,
])

function callsOf(file: Readonly<Record<string, unknown>>): Readonly<Record<string, AnyCall>> {
  return Object.fromEntries(Object.entries(file).filter((entry): entry is [string, AnyCall] => isCall(entry[1])))
}

function isCall(value: unknown): value is AnyCall {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'result' in value
}
