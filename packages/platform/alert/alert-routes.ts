import { cancelStockAlert, confirmStockAlert, requestStockAlert } from '@welt/contract/api/stock-alert.ts'
import { EmailAddress } from '@welt/contract/entity/email-address.ts'
import type { Catalog } from '../catalog/load-catalog.ts'
import { fail, ok } from '../http/envelope.ts'
import type { Routes } from '../http/request-context.ts'
import { createRoutes, route } from '../http/route.ts'
import { limitVisitor } from '../limit/limit-visitor.ts'
import type { RateLimiter } from '../limit/rate-limiter.ts'
import { linkRoute } from '../mail/link-routes.ts'
import type { VisitorReader } from '../session/read-visitor.ts'
import { findAlertArticle } from './alert-article.ts'
import { alertRules } from './alert-settings.ts'
import { alertWords } from './alert-words.ts'
import { type AlertsOptions, createAlerts } from './create-alerts.ts'
import { shelfRepo } from './shelf-repo.ts'

export interface AlertRoutesOptions extends AlertsOptions {
  catalog: Pick<Catalog, 'index'>
  limiter: RateLimiter
  readVisitor: VisitorReader
}

export function alertRoutes(options: AlertRoutesOptions): Routes {
  const { catalog, database, limiter, readVisitor } = options
  const { publicUrl } = options.settings
  const alerts = createAlerts(options)

  return createRoutes(
    route(requestStockAlert, async ({ body, context }) => {
      const { errors } = requestStockAlert
      const { storeView } = context
      const visitor = await readVisitor(context)
      if (visitor.kind === 'expired') return fail(401, errors[401])
      const ownEmail = visitor.kind === 'customer' ? visitor.email.toLowerCase() : undefined
      const email = EmailAddress.safeParse(body.email || ownEmail)
      if (!email.success) return fail(400, errors[400])
      const refusal = limitVisitor(limiter, alertRules.requests, context)
      if (refusal) return refusal

      const id = body.product_id ?? body.productId
      const sku = body.sku ?? (id === undefined ? undefined : await shelfRepo.skuOf(database, id))
      const index = catalog.index(storeView.elasticsearch.index)
      const article = sku !== undefined && index ? findAlertArticle(index, sku, { publicUrl, storeView }) : undefined
      if (!article) return fail(404, errors[404])
      const shelves = [...(await shelfRepo.filled(database, article.shelves)).values()]
      // Where no shelf is known there is nothing to run out.
      if (shelves.length === 0 || shelves.includes(true)) return fail(409, errors[409])

      const request = { email: email.data, storeView, article }
      if (email.data === ownEmail) {
        await alerts.requestByOwner(request)
        return ok('active' as const)
      }
      await alerts.request(request)
      return ok('pending' as const)
    }),

    linkRoute({
      call: confirmStockAlert,
      result: 'active',
      words: { de: alertWords.de.confirmPage, en: alertWords.en.confirmPage },
      publicUrl,
      act: (token) => alerts.confirm(token),
    }),
    linkRoute({
      call: cancelStockAlert,
      result: 'canceled',
      words: { de: alertWords.de.cancelPage, en: alertWords.en.cancelPage },
      publicUrl,
      act: (token) => alerts.cancel(token),
    }),
  )
}
