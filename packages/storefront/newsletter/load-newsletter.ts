import type { CmsPage } from '@welt/contract/entity/cms-page.ts'
import { newsletterConsent } from '@welt/contract/entity/newsletter-consent.ts'
import type { StoreView } from '@welt/contract/entity/store-view.ts'
import { writtenLanguage } from '@welt/domain/language/written-language.ts'
import { loadBlock } from '../content/load-block.ts'
import { escapeHtml } from '../html/escape-html.ts'
import { loadPromoted } from '../promoted/load-promoted.ts'
import type { Shop } from '../store-view/shop.ts'
import { cmsPath } from '../url/entity-path.ts'
import type { NewsletterData } from './newsletter-data.ts'

type PageTitle = Pick<CmsPage, 'identifier' | 'title'>

const privacyPage = { de: 'datenschutz', en: 'privacypolicy' } as const

/** Title and buttons are the merchant's; where nothing is promoted the form has words of its own. */
export async function loadNewsletter(shop: Shop, pages: readonly PageTitle[]): Promise<NewsletterData> {
  const [offers, note] = await Promise.all([
    loadPromoted(shop, 'offers'),
    loadBlock(shop, { identifier: 'newsletter-note' }),
    shop.texts.load(['newsletter']),
  ])
  const { text } = shop.texts
  return {
    title: offers?.newsletter.title_footer ?? text('newsletter.heading'),
    lead: note?.content ?? `<p>${escapeHtml(text('newsletter.lead'))}</p>`,
    gender: offers?.newsletter.gender ?? false,
    button: offers?.newsletter.buttonText ?? text('newsletter.submit'),
    consent: newsletterConsent.text[shop.storeView.i18n.defaultLanguage],
    privacy: privacyLink(shop.storeView, pages),
    words: {
      email: text('newsletter.email'),
      required: text('newsletter.required'),
      example: text('newsletter.example'),
      chooseFor: text('newsletter.chooseFor'),
      women: text('newsletter.women'),
      men: text('newsletter.men'),
      both: text('newsletter.both'),
      privacy: text('newsletter.privacy'),
      newTab: text('newsletter.newTab'),
      pending: text('newsletter.pending'),
      invalid: text('newsletter.invalid'),
      tooOften: text('newsletter.tooOften'),
      offline: text('newsletter.offline'),
      failed: text('newsletter.failed'),
    },
  }
}

/** Only to a page that exists. */
function privacyLink({ i18n, seo }: StoreView, pages: readonly PageTitle[]): NewsletterData['privacy'] {
  const page = pages.find(({ identifier }) => identifier === privacyPage[writtenLanguage(i18n)])
  return page && { label: page.title, href: cmsPath(seo, page) }
}
