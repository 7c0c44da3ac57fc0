import type { NotificationStore } from '../notification/notification-store.ts'
import type { PanelStore } from '../panel/panel-store.ts'
import type { GivenUp } from '../session/session-store.ts'
import type { Shop } from '../store-view/shop.ts'
import type { Sync } from '../sync/create-sync.ts'

export interface GivingUpTools {
  shop: Pick<Shop, 'texts'>
  notifications: Pick<NotificationStore, 'notify'>
  panels: Pick<PanelStore, 'openModal'>
  sync: Pick<Sync, 'drop'>
}

/** "User logged out, untransmitted tasks cleared, the sign-up modal opens, an error is shown." Our modal has both forms in one. */
export async function afterGivingUp(reason: GivenUp, tools: GivingUpTools): Promise<void> {
  const { shop, notifications, panels, sync } = tools
  sync.drop()
  const { texts } = shop
  await texts.load(['sync'])
  notifications.notify({
    type: 'danger',
    message: texts.text(reason === 'refused' ? 'sync.tokenRefused' : 'sync.tokenUnreadable'),
  })
  panels.openModal({ name: 'authentication', form: 'login' })
}
