import { storePrefix } from '@welt/domain/url/store-path.ts'
import type { ReactNode } from 'react'
import type { CartStore } from '../cart/cart-store.ts'
import { CartContext } from '../cart/use-cart.ts'
import { TextContext } from '../i18n/use-text.ts'
import type { CounterpartStore } from '../language/counterpart-store.ts'
import { CounterpartContext } from '../language/use-counterparts.ts'
import type { Lists } from '../list/lists.ts'
import { ListContext } from '../list/use-lists.ts'
import { PrefixContext } from '../navigation/use-prefix.ts'
import type { NotificationStore } from '../notification/notification-store.ts'
import { NotificationContext } from '../notification/use-notifications.ts'
import type { OwnSizeStore } from '../own-size/own-size-store.ts'
import { OwnSizeContext } from '../own-size/use-own-size.ts'
import type { PanelStore } from '../panel/panel-store.ts'
import { PanelContext } from '../panel/use-panels.ts'
import type { SessionStore } from '../session/session-store.ts'
import { SessionContext } from '../session/use-session.ts'
import type { Shop } from '../store-view/shop.ts'
import { ShopContext } from '../store-view/use-shop.ts'

export interface AppStores {
  shop: Shop
  notifications: NotificationStore
  counterparts: CounterpartStore
  cart: CartStore
  lists: Lists
  panels: PanelStore
  sessions: SessionStore
  ownSizes: OwnSizeStore
}

/** The stores around the router; the same on the server and in the browser. */
export function App({
  shop,
  notifications,
  counterparts,
  cart,
  lists,
  panels,
  sessions,
  ownSizes,
  children,
}: AppStores & { children: ReactNode }) {
  return (
    <ShopContext value={shop}>
      <TextContext value={shop.texts.text}>
        <PrefixContext value={storePrefix(shop.storeView)}>
          <NotificationContext value={notifications}>
            <CounterpartContext value={counterparts}>
              <CartContext value={cart}>
                <ListContext value={lists}>
                  <PanelContext value={panels}>
                    <SessionContext value={sessions}>
                      <OwnSizeContext value={ownSizes}>{children}</OwnSizeContext>
                    </SessionContext>
                  </PanelContext>
                </ListContext>
              </CartContext>
            </CounterpartContext>
          </NotificationContext>
        </PrefixContext>
      </TextContext>
    </ShopContext>
  )
}
