import { setTimeout as pause } from 'node:timers/promises'
import { createModelShop } from '@welt/server/cart/testing/create-model-shop.ts'
import { type ModelBrowser, type ModelTab, openBrowser } from '@welt/server/cart/testing/model-browser.ts'
import type { Texts } from '@welt/storefront/i18n/text.ts'
import { logIn } from '@welt/storefront/session/log-in.ts'
import type { Stage } from '../stage/stage.ts'
import type { StageCustomer } from './customer.ts'

/** Nobody reads here what a tab tells. */
const texts: Texts = { language: 'de', text: (key) => key, has: () => true, load: async () => undefined }

/** A browser whose tabs run the storefront's own cart, and whose calls go to the shop's processes in turn. */
export function openStageBrowser({ client }: Stage): Promise<ModelBrowser> {
  return openBrowser({
    platform: client,
    shop: async (fetch) => createModelShop({ fetch, clock: Date.now, texts }),
  })
}

/**
 * As the form does it, with a session that all tabs of the browser share. Only some logins may wait for their turn; whoever is sent
 * away presses once more.
 */
export async function logInAt({ visit }: ModelTab, { email, password }: StageCustomer): Promise<void> {
  for (let presses = 0; presses < mostPresses; presses += 1) {
    const answer = await logIn(visit, { email, password, isToStay: true })
    if (answer.ok) return
    if (answer.at !== 'code' || answer.code !== 429) throw new Error(`${email} could not log in: ${answer.text}`)
    await pause(100)
  }
  throw new Error(`${email} was sent away ${mostPresses} times.`)
}

/** Far longer than all of them take. */
const mostPresses = 600

/** What the database says that a cart holds, whatever the shop would tell of it. */
export async function keptLines({ database }: Stage, token: string | null): Promise<Record<string, number>> {
  const rows = await database.all<{ sku: string; qty: number }>(
    'SELECT sku, qty FROM cart_item JOIN cart ON cart.id = cart_id WHERE token = $1',
    [token],
  )
  return Object.fromEntries(rows.map(({ sku, qty }) => [sku, qty]))
}

/** The same text for the same lines, whichever came first. */
export function inOrder(lines: Readonly<Record<string, number>>): string {
  return JSON.stringify(Object.entries(lines).sort(([a], [b]) => (a < b ? -1 : 1)))
}
