import { expect, test } from 'vitest'
import type { Api } from '../api/create-api.ts'
import { createTestShop, germanView } from '../testing/create-test-shop.ts'
import { loadNewsletter } from './load-newsletter.ts'

const nothing: Partial<Api> = {
  call: () => Promise.resolve({ ok: false, at: 'code', code: 404, text: 'Not found' }),
  search: () => Promise.resolve({ ok: true, result: { items: [], total: 0 } }) as never,
}

test('[NEWS-1] title, button and the question for women or men are the merchant’s', async () => {
  const newsletter = { title_footer: 'Post aus Pirmasens', gender: true, buttonText: 'Her damit' }
  const shop = await createTestShop({
    storeView: germanView,
    api: {
      call: () => Promise.resolve({ ok: true, result: { newsletter } }) as never,
      search: () =>
        Promise.resolve({
          ok: true,
          result: { items: [{ title: 'Zum Newsletter', content: '<p>Vier Briefe im Jahr.</p>' }] },
        }) as never,
    },
  })
  expect(await loadNewsletter(shop, [{ identifier: 'datenschutz', title: 'Datenschutz' }])).toMatchObject({
    title: 'Post aus Pirmasens',
    lead: '<p>Vier Briefe im Jahr.</p>',
    gender: true,
    button: 'Her damit',
    privacy: { label: 'Datenschutz', href: '/datenschutz' },
  })
})

test('[NEWS-1] without anything of the merchant’s the form has words of its own, and one button', async () => {
  const form = await loadNewsletter(await createTestShop({ storeView: germanView, api: nothing }), [])
  expect(form).toMatchObject({ title: 'Post aus unserem Haus', gender: false, button: 'Anmelden' })
  expect(form.lead).toMatch(/^<p>Neue Modelle/)
  expect(form.privacy).toBeUndefined()
  expect(form.consent).toMatch(/^Ich möchte den Newsletter/)
})
