import { expect, test } from 'vitest'
import { createTestShop, germanView } from '../testing/create-test-shop.ts'
import { announcementOf } from './announcement-of.ts'

const shop = await createTestShop({ storeView: germanView })
await shop.texts.load(['header'])

test('what the merchant announces stands in the line; a phone gets the shortest of the sentences', () => {
  const messages = [
    'Versand kostenlos in der ganzen Europäischen Union',
    '30 Tage Rückgabe',
    'Samstags geöffnet bis 14 Uhr',
  ]
  expect(announcementOf(shop, { title: 'Aus dem Haus', messages })).toEqual({
    sentence: 'Versand kostenlos in der ganzen Europäischen Union',
    shortSentence: '30 Tage Rückgabe',
    phone: '06331 55 20 40',
  })
})

test('without an announcement the shop says what it always promises', () => {
  expect(announcementOf(shop, null)).toMatchObject({
    sentence: 'Kostenloser Versand mit DHL GoGreen, 30 Tage kostenlose Rücksendung',
    shortSentence: 'Versand und Rücksendung kostenlos',
  })
})
