import { loadPlainPage } from '../page/load-plain-page.ts'
import type { PageData } from '../page/page-data.ts'
import type { Shop } from '../store-view/shop.ts'
import { type NewsletterOutcome, newsletterOutcomes } from './newsletter-outcome.ts'

export interface NewsletterPageData extends PageData {
  page: 'newsletter'
  /** What came of the form that led here. */
  outcome?: NewsletterOutcome | undefined
}

export async function loadNewsletterPage(shop: Shop, url: URL): Promise<NewsletterPageData> {
  const asked = url.searchParams.get('outcome')
  const outcome = newsletterOutcomes.find((known) => known === asked)
  return { ...(await loadPlainPage(shop, 'newsletter')), page: 'newsletter', outcome }
}
