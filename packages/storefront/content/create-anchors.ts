import { slugify } from '@welt/domain/product/slugify.ts'

/** Ids that the shop itself writes: a heading of the merchant must not take their place. */
export const ownIds: ReadonlySet<string> = new Set([
  'account-form',
  'bestsellers',
  'buy',
  'by-telephone',
  'cart',
  'colour',
  'craft',
  'details',
  'facts',
  'forgot',
  'gone',
  'good-to-know',
  'main',
  'new-collection',
  'new-password-rules',
  'newsletter-footer',
  'newsletter-title',
  'cart-sums',
  'minimum-hint',
  'order-summary',
  'orders',
  'review-list',
  'reviews',
  'page-filter',
  'page-register-rules',
  'search-filter',
  'sheet-filter',
  'page-search',
  'panel-search',
  'parts',
  'recent-cards',
  'recently-viewed',
  'reduced',
  'register-rules',
  'reset-link',
  'root',
  'rules',
  'site-menu',
  'size',
  'sort',
  'sought',
  'state',
  'store-views',
  'top',
  'workshop',
])

/** As German addresses spell them: `/groessentabelle`, `#oesterreich`. */
const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' }

/** Ids for the headings of one page: the slug of their words, with a number where it is taken. */
export function createAnchors(): (words: string) => string {
  const taken = new Set(ownIds)
  const counts = new Map<string, number>()
  return (words) => {
    const spelt = words
      .normalize('NFC')
      .toLowerCase()
      .replace(/[äöü]/g, (letter) => umlauts[letter] ?? letter)
    const slug = slugify(spelt).replace(/^[-_]+|[-_]+$/g, '') || 'part'
    let number = counts.get(slug) ?? 1
    let id = number === 1 ? slug : `${slug}-${number}`
    for (; taken.has(id); id = `${slug}-${number}`) number += 1
    counts.set(slug, number)
    taken.add(id)
    return id
  }
}
