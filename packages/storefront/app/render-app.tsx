import { renderToString } from 'react-dom/server'
import { createStaticRouter, type StaticHandler, type StaticHandlerContext, StaticRouterProvider } from 'react-router'
import { createCartStore } from '../cart/cart-store.ts'
import { createCounterpartStore } from '../language/counterpart-store.ts'
import type { CounterpartLink } from '../language/load-counterparts.ts'
import { createNotificationStore } from '../notification/notification-store.ts'
import type { Counterpart } from '../page/page-data.ts'
import type { Shop } from '../store-view/shop.ts'
import { App } from './app.tsx'

/** The server's HTML shows neither messages nor a cart: both live in the browser. */
const notifications = createNotificationStore({ timeToLive: 0, clock: { now: () => 0, after: () => undefined } })
const cart = createCartStore({ storage: null, storeCode: '' })

export interface AppToRender {
  shop: Shop
  handler: StaticHandler
  context: StaticHandlerContext
  counterpart: Counterpart
  links: CounterpartLink[]
}

/** The application as HTML, all of its data at hand. */
export function renderApp({ shop, handler, context, counterpart, links }: AppToRender): string {
  const counterparts = createCounterpartStore({
    config: shop.config,
    initial: { counterpart, links },
    load: () => Promise.resolve(links),
  })
  return renderToString(
    <App shop={shop} notifications={notifications} counterparts={counterparts} cart={cart}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </App>,
  )
}
