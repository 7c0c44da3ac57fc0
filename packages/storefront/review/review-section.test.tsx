import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { createTexts } from '../i18n/text.ts'
import { TextContext } from '../i18n/use-text.ts'
import { PrefixContext } from '../navigation/use-prefix.ts'
import { createNotificationStore } from '../notification/notification-store.ts'
import { NotificationContext } from '../notification/use-notifications.ts'
import { createPanelStore } from '../panel/panel-store.ts'
import { PanelContext } from '../panel/use-panels.ts'
import type { Reviews, ShownReviews } from './review-data.ts'
import { readReviewQuery } from './review-query.ts'
import ReviewSection from './review-section.tsx'

const texts = createTexts('de')
await texts.load(['product', 'detail'])

const reviews: ShownReviews = {
  state: 'shown',
  rating: { average: 4.8, count: 126, texts: { average: '4,8', count: '126' } },
  since: '2022',
  bars: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: stars === 1 ? 0 : 30, share: stars === 1 ? 0 : 0.25 })),
  length: { count: 126, percent: 87, place: 0.52, leaning: 'fits' },
  width: { count: 126, percent: 60, place: 0.35, leaning: 'low' },
  sizes: ['42', '42½'],
  query: readReviewQuery(new URLSearchParams()),
  total: 126,
  matching: 126,
  list: [
    {
      id: 1,
      stars: 5,
      title: 'Wie <b>angegossen</b>',
      detail: 'Gut.',
      by: 'Henrik B.',
      bought: 'EU 42½, Weite G',
      isVerified: true,
      date: '12-9-2026',
    },
    { id: 2, stars: null, title: 'Ohne', detail: 'Nun.', by: 'Jo', bought: '', isVerified: false, date: '' },
  ],
}

function show(shown: Reviews, search = '?childSku=COG-42-G'): string {
  const element = <ReviewSection product={{ id: 1, name: 'Wien' }} reviews={shown} search={search} />
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/wien'] })
  return renderToString(
    <TextContext value={texts.text}>
      <PrefixContext value="">
        <NotificationContext
          value={createNotificationStore({ timeToLive: 0, clock: { now: () => 0, after: () => undefined } })}
        >
          <PanelContext value={createPanelStore()}>
            <RouterProvider router={router} />
          </PanelContext>
        </NotificationContext>
      </PrefixContext>
    </TextContext>,
  ).replaceAll('<!-- -->', '')
}

test('[G-17] [UX-44] beside the average stand its count and period, and how genuineness is checked', () => {
  const html = show(reviews)
  expect(html).toMatch(/4,8<\/p>.*aria-label="4,8 von 5 Sternen"/s)
  expect(html).toContain('126 Bewertungen seit 2022. Bei Bewertungen mit dem Hinweis „Kauf bestätigt“')
  expect(html).toContain('<a href="/bewertungen">Wie wir mit Bewertungen umgehen</a>')
})

test('[UX-32] both scales say in words how the shoe fits, and from how many votes', () => {
  const html = show(reviews)
  expect(html).toContain('Länge: 87\u00a0% passt wie gewohnt')
  expect(html).toContain('Weite: eher schmal')
  expect(html.match(/126 Angaben/g)).toHaveLength(2)
})

test('[UX-44] a bar leads to its reviews and keeps the chosen pair; an empty one leads nowhere', () => {
  const html = show(reviews)
  expect(html).toMatch(
    /href="\?childSku=COG-42-G&amp;review-stars=4#review-list"[^>]*><span[^>]*>4 Sterne, 30 Bewertungen/,
  )
  expect(html).toMatch(/<li><span[^>]*><span[^>]*>1 Stern, 0 Bewertungen/)
})

test('[UX-44] order, stars and size are one form that the browser can send by itself', () => {
  const html = show(reviews)
  expect(html).toContain('<input type="hidden" name="childSku" value="COG-42-G"/>')
  for (const name of ['review-sort', 'review-stars', 'review-size']) expect(html).toContain(`name="${name}"`)
  expect(html).toContain('<option value="42½">EU 42½</option>')
  expect(html).not.toContain('<option value="1">')
})

test('[UX-44] only a purchase that is known is said to be confirmed; what was written stays words', () => {
  const html = show(reviews)
  expect(html.match(/Kauf bestätigt<\/span>/g)).toHaveLength(1)
  expect(html).toContain('Wie &lt;b&gt;angegossen&lt;/b&gt;')
  expect(html).toContain('Henrik B., EU 42½, Weite G, ')
})

test('[UX-44] a choice says what it leaves, and leads back to all', () => {
  const query = { ...reviews.query, stars: 4 }
  const html = show({ ...reviews, query, matching: 0, list: [] }, '?review-stars=4')
  expect(html).toContain('0 von 126 Bewertungen')
  expect(html).toContain('Keine Bewertung passt zu dieser Auswahl.')
  expect(html).toContain('<a href="?#review-list" rel="nofollow" data-replace="">Alle zeigen</a>')
})

test('more come on demand, from the first new one on', () => {
  const html = show(reviews)
  expect(html).toContain('2 von 126 Bewertungen gezeigt')
  expect(html).toMatch(/href="\?childSku=COG-42-G&amp;review-page=2#review-3"[^>]*>8 weitere zeigen/)
  expect(show({ ...reviews, matching: 2 })).not.toContain('weitere zeigen')
})

test('[REV-1] where there are none, or where they cannot be had, it says which, and invites to write', () => {
  expect(show({ state: 'none' })).toContain('Sie haben Wien schon länger?')
  const failed = show({ state: 'failed' })
  expect(failed).toContain('Die Bewertungen sind gerade nicht zu erreichen.')
  for (const html of [show({ state: 'none' }), failed]) expect(html).toContain('Bewertung schreiben')
})
