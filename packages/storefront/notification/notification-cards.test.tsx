import type { NewNotification } from '@welt/domain/notification/add-notification.ts'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createTexts } from '../i18n/text.ts'
import { TextContext } from '../i18n/use-text.ts'
import { PrefixContext } from '../navigation/use-prefix.ts'
import { testNotifications } from '../testing/test-notifications.ts'
import { NotificationCards } from './notification-cards.tsx'

/** What stands on the buttons and links of a card, but for the cross that closes it. */
async function labels(language: string, notification: Omit<NewNotification, 'message'>): Promise<string[]> {
  const texts = createTexts(language)
  await texts.load([])
  const notifications = testNotifications()
  notifications.notify({ message: 'Gemerkt', ...notification })
  const html = renderToString(
    <TextContext value={texts.text}>
      <PrefixContext value="">
        <NotificationCards list={notifications.list()} onClose={notifications.close} />
      </PrefixContext>
    </TextContext>,
  )
  return [...html.matchAll(/>([^<]+)<\/(?:button|a)>/g)].map(([, label = '']) => label)
}

test.each(['de', 'en', 'it'])(
  '[ERR-1] OK is the button on every notification that names none, in %s',
  async (language) => {
    expect(await labels(language, { type: 'danger' })).toEqual(['OK'])
    expect(await labels(language, { type: 'success', actions: [] })).toEqual(['OK'])
  },
)

test('[SHELL-10] one with actions of its own has those', async () => {
  const actions = [{ label: 'Zur Kasse', to: '/checkout' }, { label: 'Später' }]
  expect(await labels('de', { type: 'success', actions })).toEqual(['Zur Kasse', 'Später'])
  expect(await labels('de', { type: 'secondary', actions: [{ label: 'Rückgängig' }] })).toEqual(['Rückgängig'])
})
