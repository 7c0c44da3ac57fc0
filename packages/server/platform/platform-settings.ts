import { defaultUserSettings } from '@welt/platform/user/user-settings.ts'
import type { Config } from '../config/config.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** The part of the configuration that the platform's modules ask for, in their words. */
export function platformSettings(config: Config) {
  const { catalog, checkout, session, newsletter, review, limits, products, cart, stock, shop } = config
  const { from, to } = shop.deliveryDays
  return {
    version: config.version,
    publicUrl: (config.publicUrl ?? `http://localhost:${config.server.port}`).replace(/\/$/, ''),
    priceRanges: products.priceRanges,
    tierPrices: catalog.tierPrices,
    introspection: catalog.graphqlIntrospection,
    refreshMs: catalog.refreshInterval,
    ...(catalog.invalidateKey !== null && { invalidateKey: catalog.invalidateKey }),
    cart: {
      ...checkout,
      allowOutOfStockInCart: stock.allowOutOfStockInCart,
      allowZeroPriceProducts: cart.allowZeroPriceProducts,
    },
    order: { deliveryTime: { de: `${from} bis ${to} Werktage`, en: `${from} to ${to} working days` } },
    user: {
      session: {
        accessMs: session.accessMinutes * minute,
        refreshMs: session.refreshDays * day,
        absoluteMs: session.absoluteDays * day,
      },
      limits: defaultUserSettings.limits,
      resetLifetimeMs: session.resetMinutes * minute,
    },
    newsletter,
    contactAddresses: config.mail.contactAddresses,
    review: { reviewStatus: review.isShownAtOnce ? 1 : 2 } as const,
    isLimited: limits.enabled,
  }
}
