import { join } from 'node:path'
import { alertRoutes } from './alert/alert-routes.ts'
import type { Background } from './background.ts'
import { cartRoutes } from './cart/cart-routes.ts'
import { defaultCartSettings } from './cart/cart-settings.ts'
import { catalogRoutes } from './catalog/catalog-routes.ts'
import type { Catalog } from './catalog/load-catalog.ts'
import { cmsRoutes } from './cms/cms-routes.ts'
import { promotedRoutes } from './cms/promoted-routes.ts'
import { documentRoutes } from './document/document-routes.ts'
import { filmRoutes } from './film/film-routes.ts'
import { graphqlRoutes } from './graphql/graphql-routes.ts'
import type { Routes } from './http/request-context.ts'
import { imageRoutes } from './image/image-routes.ts'
import type { ImageService } from './image/image-service.ts'
import { RateLimiter } from './limit/rate-limiter.ts'
import { mailRoutes } from './mail/mail-routes.ts'
import { newsletterRoutes } from './newsletter/newsletter-routes.ts'
import { orderRoutes } from './order/order-routes.ts'
import { defaultPublicUrl, orderSettingsOf, type PlatformOptions } from './platform-options.ts'
import { createPriceGroupReader } from './product/price-group-reader.ts'
import { productRoutes } from './product/product-routes.ts'
import { invalidateRoutes } from './refresh/invalidate-routes.ts'
import { reviewRoutes } from './review/review-routes.ts'
import { readGroupToken } from './session/group-token.ts'
import { createVisitorReader } from './session/read-visitor.ts'
import { stockRoutes } from './stock/stock-routes.ts'
import { urlRoutes } from './url/url-routes.ts'
import { userRoutes } from './user/user-routes.ts'

interface Parts extends PlatformOptions {
  catalog: Catalog
  images: ImageService
  secret: Uint8Array
  background: Background
}

/** Every call of the shop, module by module. */
export function platformRoutes(parts: Parts): Routes[] {
  const { database, clock, log, storeViews, catalog, images, secret, background } = parts
  const { publicUrl = defaultPublicUrl, isLimited = true, priceRanges, introspection = false } = parts
  const limiter = new RateLimiter(clock, { isOff: !isLimited })
  const readVisitor = createVisitorReader({ database, clock })
  const priceGroup = createPriceGroupReader({
    readVisitor,
    readGroupToken: (token) => readGroupToken(token, secret, clock()),
  })
  const onMail = () => background.mailWritten()
  const shared = { database, clock, log, storeViews, catalog, limiter, readVisitor }
  const cart = { ...defaultCartSettings, ...parts.cart }

  return [
    stockRoutes({ database }),
    catalogRoutes({ catalog, priceGroup, priceRanges }),
    graphqlRoutes({ catalog, storeViews, priceGroup, introspection, priceRanges }),
    urlRoutes({ database, catalog, priceGroup }),
    productRoutes({ ...shared, priceGroup }),
    reviewRoutes({ ...shared, ...parts.review, onApproved: () => background.catalogChanged() }),
    cmsRoutes({ catalog, storeViews }),
    cartRoutes({ ...shared, settings: cart }),
    orderRoutes({
      ...shared,
      cart,
      order: orderSettingsOf(parts),
      onStockChanged: () => background.stockChanged(),
      onMailWritten: onMail,
    }),
    userRoutes({ database, clock, secret, publicUrl, settings: parts.user, limiter, onMail }),
    mailRoutes({ ...shared, settings: { contactAddresses: parts.contactAddresses ?? [] }, onMail }),
    newsletterRoutes({ ...shared, settings: { publicUrl, ...parts.newsletter }, onMail }),
    alertRoutes({ ...shared, settings: { publicUrl }, onMail }),
    imageRoutes(images),
    filmRoutes({ folders: filmFolders(parts) }),
    promotedRoutes({ mediaFolder: parts.image?.mediaFolder, builtIn: parts.promoted, log }),
    documentRoutes({ storeViews, version: parts.version ?? '', publicUrl }),
    invalidateRoutes({
      key: parts.invalidateKey,
      refresher: background.refresher,
      onInvalidate: parts.onInvalidate,
    }),
  ]
}

/** The merchant's own films win. */
function filmFolders({ image, filmFolder }: PlatformOptions): string[] {
  const own = image?.mediaFolder === undefined ? [] : [join(image.mediaFolder, 'film')]
  return filmFolder === undefined ? own : [...own, filmFolder]
}
