import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createTexts } from '../i18n/text.ts'
import { TextContext } from '../i18n/use-text.ts'
import { createNotificationStore } from '../notification/notification-store.ts'
import { NotificationContext } from '../notification/use-notifications.ts'
import { modalTable } from './panel-table.ts'

/** "Modals registered: …", and the chat. */
const registered = [
  'authentication',
  'chat',
  'data-protection',
  'feature-not-implemented',
  'language',
  'newsletter',
  'order-confirmation',
  'private-policy',
  'redirect',
  'review',
  'sepa',
  'size-guide',
  'stock-alert',
  'terms',
]

test('[SHELL-9] every modal of the source is registered, and its code comes with its texts in every language', async () => {
  expect(Object.keys(modalTable).toSorted()).toEqual(registered)
  for (const load of Object.values(modalTable)) {
    const { default: Modal, messages } = await load()
    expect(Modal).toBeTypeOf('function')
    for (const language of ['de', 'en', 'it'] as const) await createTexts(language).load(messages)
  }
})

test('[SHELL-9] what the shop does not have is said in words, with a way back', async () => {
  const { default: NotImplemented } = await modalTable['feature-not-implemented']()
  const texts = createTexts('de')
  await texts.load([])
  const html = renderToString(
    <TextContext value={texts.text}>
      <NotificationContext value={createNotificationStore({ timeToLive: 1, clock: { now: () => 0, after: () => {} } })}>
        <NotImplemented modal={{ name: 'feature-not-implemented' }} onClose={() => {}} />
      </NotificationContext>
    </TextContext>,
  )
  expect(html).toContain('Das gibt es hier noch nicht')
  expect(html).toMatch(/<button[^>]*>OK</)
})
