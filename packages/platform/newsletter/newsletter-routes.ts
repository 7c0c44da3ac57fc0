import {
  confirmNewsletter,
  endNewsletter,
  type NewsletterStatus,
  readNewsletterStatus,
  subscribeToNewsletter,
  unsubscribeFromNewsletter,
} from '@welt/contract/api/newsletter.ts'
import { EmailAddress } from '@welt/contract/entity/email-address.ts'
import { fail, ok } from '../http/envelope.ts'
import type { Routes } from '../http/request-context.ts'
import { createRoutes, route } from '../http/route.ts'
import { limitVisitor } from '../limit/limit-visitor.ts'
import type { RateLimiter } from '../limit/rate-limiter.ts'
import { linkRoute } from '../mail/link-routes.ts'
import type { VisitorReader } from '../session/read-visitor.ts'
import { createNewsletter, type NewsletterOptions } from './create-newsletter.ts'
import { newsletterRepo } from './newsletter-repo.ts'
import { newsletterRules } from './newsletter-settings.ts'
import { newsletterWords } from './newsletter-words.ts'

export interface NewsletterRoutesOptions extends NewsletterOptions {
  limiter: RateLimiter
  readVisitor: VisitorReader
}

export function newsletterRoutes(options: NewsletterRoutesOptions): Routes {
  const { database, limiter, readVisitor, settings } = options
  const newsletter = createNewsletter(options)
  const words = (page: 'confirmPage' | 'unsubscribePage') => ({
    de: newsletterWords.de[page],
    en: newsletterWords.en[page],
  })

  return createRoutes(
    route(readNewsletterStatus, async ({ query, context }) => {
      const email = EmailAddress.safeParse(query.email)
      if (!email.success) return fail(400, readNewsletterStatus.errors[400])
      const visitor = await readVisitor(context)
      if (visitor.kind === 'expired') return fail(401, readNewsletterStatus.errors[401])
      // Who is not the owner of the address learns nothing about it: every address looks like an unknown one.
      if (visitor.kind !== 'customer' || visitor.email.toLowerCase() !== email.data)
        return ok<NewsletterStatus>('unsubscribed')
      const known = await newsletterRepo.find(database, email.data, context.storeView.storeCode)
      return ok<NewsletterStatus>(known?.status ?? 'unsubscribed')
    }),

    route(subscribeToNewsletter, async ({ body, context }) => {
      const email = EmailAddress.safeParse(body.email)
      if (!email.success) return fail(400, subscribeToNewsletter.errors[400])
      const refusal = limitVisitor(limiter, newsletterRules.requests, context)
      if (refusal) return refusal
      await newsletter.request(email.data, context.storeView, body.source ?? 'api')
      return ok('pending' as const)
    }),

    route(unsubscribeFromNewsletter, async ({ body, context }) => {
      const email = EmailAddress.safeParse(body.email)
      if (!email.success) return fail(400, unsubscribeFromNewsletter.errors[400])
      const refusal = limitVisitor(limiter, newsletterRules.requests, context)
      if (refusal) return refusal
      await newsletter.unsubscribe(email.data, context.storeView)
      return ok('unsubscribed' as const)
    }),

    linkRoute({
      call: confirmNewsletter,
      result: 'subscribed',
      words: words('confirmPage'),
      publicUrl: settings.publicUrl,
      act: (token) => newsletter.confirm(token),
    }),
    linkRoute({
      call: endNewsletter,
      result: 'unsubscribed',
      words: words('unsubscribePage'),
      publicUrl: settings.publicUrl,
      act: (token) => newsletter.unsubscribeByToken(token),
    }),
  )
}
