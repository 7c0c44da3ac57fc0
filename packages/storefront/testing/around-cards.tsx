import type { ReactNode } from 'react'
import { createLists } from '../list/lists.ts'
import { ListContext } from '../list/use-lists.ts'
import { NotificationContext } from '../notification/use-notifications.ts'
import { testNotifications } from './test-notifications.ts'

/** What a card's heart needs: lists with nothing on them, and somebody to tell. */
export function AroundCards({ children }: { children: ReactNode }) {
  return (
    <NotificationContext value={testNotifications()}>
      <ListContext value={createLists({ storage: null, storeCode: '' })}>{children}</ListContext>
    </NotificationContext>
  )
}
