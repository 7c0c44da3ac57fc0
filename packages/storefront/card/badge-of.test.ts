import { expect, test } from 'vitest'
import { createTestShop, germanView } from '../testing/create-test-shop.ts'
import { badgeOf } from './badge-of.ts'

const { texts } = await createTestShop({ storeView: germanView })
const now = Date.parse('2026-11-15T00:00:00Z')
const news = { news_from_date: '2026-09-15 00:00:00', news_to_date: '2026-12-31 00:00:00' }
const over = { news_from_date: '2026-09-15 00:00:00', news_to_date: '2026-10-01 00:00:00' }

test.each([
  [{ ...news }, true, 'Reduziert'],
  [{ ...news }, false, 'Neu'],
  [{ ...news, hf_badge_label: 'Frisch vom Leisten' }, false, 'Frisch vom Leisten'],
  [{ ...over, hf_badge_label: 'Neu' }, false, ''],
  [{ special_to_date: '2026-10-01 00:00:00', hf_badge_label: 'Reduziert' }, false, ''],
  [{ hf_badge_label: 'Limitiert' }, false, 'Limitiert'],
  [{}, false, ''],
])('%j, reduced %s: "%s"', (product, isReduced, badge) => {
  expect(badgeOf(product, { isReduced, now, text: texts.text })).toBe(badge)
})
