import { type ListEntry, listLimit } from '@welt/domain/list/list-entry.ts'
import { restoreEntry } from '@welt/domain/list/restore-entry.ts'
import type { Toggled } from '@welt/domain/list/toggle-entry.ts'
import type { NewNotification } from '@welt/domain/notification/add-notification.ts'
import type { Notification } from '@welt/domain/notification/notification.ts'
import type { Text } from '../i18n/text.ts'
import type { NotificationStore } from '../notification/notification-store.ts'
import type { Shop } from '../store-view/shop.ts'
import type { ListStore } from './lists.ts'

export interface Change {
  list: 'wishlist' | 'compare'
  entry: ListEntry
  toggled: Toggled
}

interface Around {
  shop: Pick<Shop, 'texts'>
  store: ListStore
  notifications: NotificationStore
}

/** What the last press said. The next one takes its place: hearts are pressed faster than messages go. */
const last = new WeakMap<NotificationStore, Notification['id']>()

/** Says politely what a press did, and offers the list, or the way back. */
export async function tellChange(change: Change, { shop, store, notifications }: Around): Promise<void> {
  await shop.texts.load(['list'])
  const before = last.get(notifications)
  if (before !== undefined) notifications.close(before)
  notifications.notify(wordsOf(change, store, shop.texts.text))
  const shown = notifications.list().at(-1)
  if (shown) last.set(notifications, shown.id)
}

function wordsOf({ list, entry, toggled }: Change, store: ListStore, text: Text): NewNotification {
  const { name } = entry
  const limit = listLimit[list]
  const see = { label: text(`list.${list}.see`), to: `/${list}` }
  switch (toggled.change) {
    case 'added':
      return { type: 'success', message: text(`list.${list}.added`, { name }), actions: [see] }
    case 'refused':
      return { type: 'warning', message: text(`list.${list}.full`, { name, count: limit }), actions: [see] }
    case 'removed': {
      const { place } = toggled
      const act = () => store.commit((items) => restoreEntry(items, entry, { place, limit }))
      return {
        type: 'secondary',
        message: text(`list.${list}.removed`, { name }),
        actions: [{ label: text('list.undo'), act }],
      }
    }
  }
}
