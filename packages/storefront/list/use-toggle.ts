import { type ListEntry, listLimit } from '@welt/domain/list/list-entry.ts'
import { toggleEntry } from '@welt/domain/list/toggle-entry.ts'
import { useNotificationStore } from '../notification/use-notifications.ts'
import { useShop } from '../store-view/use-shop.ts'
import { useLists } from './use-lists.ts'

/** On the list at the first press, off it at the second. The words about it come after it is done. */
export function useToggle(list: 'wishlist' | 'compare'): (entry: ListEntry) => void {
  const shop = useShop()
  const notifications = useNotificationStore()
  const store = useLists()[list]
  return (entry) => {
    const toggled = toggleEntry(store.items(), entry, listLimit[list])
    store.commit(() => toggled.list)
    import('./tell-change.ts')
      .then(({ tellChange }) => tellChange({ list, entry, toggled }, { shop, store, notifications }))
      // Without a connection the words may not come. The button tells by itself what became of it, but not why nothing did.
      .catch(() => {
        if (toggled.change === 'refused')
          notifications.notify({ type: 'danger', message: shop.texts.text('notification.failed') })
      })
  }
}
