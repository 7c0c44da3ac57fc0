import { toggleEntry } from '@welt/domain/list/toggle-entry.ts'
import { expect, test } from 'vitest'
import { createTestShop, germanView } from '../testing/create-test-shop.ts'
import { testNotifications } from '../testing/test-notifications.ts'
import { createLists } from './lists.ts'
import { tellChange } from './tell-change.ts'

const shop = await createTestShop({ storeView: germanView })
const model = (sku: string) => ({ sku, name: `Modell ${sku}` })

function pressing(list: 'wishlist' | 'compare') {
  const notifications = testNotifications()
  const store = createLists({ storage: null, storeCode: '' })[list]
  const press = async (sku: string) => {
    const toggled = toggleEntry(store.items(), model(sku), list === 'compare' ? 4 : 100)
    store.commit(() => toggled.list)
    await tellChange({ list, entry: model(sku), toggled }, { shop, store, notifications })
  }
  const words = () => notifications.list().map(({ message }) => message)
  return { press, words, store, notifications }
}

test('[USER-9] what was added is told with the way to the list, and the next press speaks in its place', async () => {
  const { press, words, notifications } = pressing('wishlist')
  await press('a')
  expect(notifications.list()[0]?.actions).toEqual([{ label: 'Wunschliste ansehen', to: '/wishlist' }])
  await press('b')
  expect(words()).toEqual(['Modell b steht auf Ihrer Wunschliste.'])
})

test('[USER-9] what was removed can be had back, in its place', async () => {
  const { press, words, store, notifications } = pressing('wishlist')
  for (const sku of ['a', 'b', 'c', 'b']) await press(sku)
  expect(words()).toEqual(['Modell b steht nicht mehr auf Ihrer Wunschliste.'])
  notifications.list()[0]?.actions[0]?.act?.()
  expect(store.items()).toEqual(['a', 'b', 'c'].map(model))
})

test('[PROD-18] a full comparison says how many it holds and what to do', async () => {
  const { press, words, store, notifications } = pressing('compare')
  for (const sku of ['a', 'b', 'c', 'd', 'e']) await press(sku)
  expect(words()).toEqual(['In den Vergleich passen 4 Modelle. Nehmen Sie eines heraus, um Modell e aufzunehmen.'])
  expect(notifications.list()[0]).toMatchObject({ type: 'warning', actions: [{ to: '/compare' }] })
  expect(store.items()).toHaveLength(4)
})

test('a message of somebody else stays', async () => {
  const { press, words, notifications } = pressing('compare')
  notifications.notify({ type: 'info', message: 'Sie sind offline.' })
  await press('a')
  await press('a')
  expect(words()).toEqual(['Sie sind offline.', 'Modell a steht nicht mehr im Vergleich.'])
})
