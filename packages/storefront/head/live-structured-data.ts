import { trustedData } from '../html/trusted-html.ts'
import { createTag } from './create-tag.ts'
import type { Head } from './head.ts'
import { structuredTags } from './structured-tags.ts'

const places = 'script[type="application/ld+json"]'

/** What a script said before a variant was chosen. */
const wholes = new WeakMap<Element, string>()
let chosen: string | null = null

/** The next page speaks to search engines too, as its own document would. */
export function writeStructuredData(document: Document, head: Head): void {
  for (const tag of structuredTags(head, document.location.origin)) {
    const element = createTag(document, tag)
    element.textContent = trustedData(tag.text ?? '')
    document.head.append(element)
  }
  tellChosen(document, chosen)
}

/** A product of many offers speaks of the one that is chosen, and of all of them when none is. */
export function tellChosen(document: Document, sku: string | null): void {
  chosen = sku
  for (const element of document.querySelectorAll(places)) {
    const whole = wholes.get(element) ?? element.textContent
    wholes.set(element, whole)
    const told = sku === null ? whole : ofVariant(whole, sku)
    if (element.textContent !== told) element.textContent = trustedData(told)
  }
}

/** The text as it is where it tells no offer of this variant. */
export function ofVariant(text: string, sku: string): string {
  const data: unknown = JSON.parse(text)
  if (!isProduct(data)) return text
  const offer = data.offers.find((one) => one.sku === sku)
  return offer ? JSON.stringify({ ...data, sku, url: offer.url, offers: offer }) : text
}

interface ProductData {
  offers: { sku: string; url: string }[]
}

function isProduct(data: unknown): data is ProductData {
  return typeof data === 'object' && data !== null && 'offers' in data && Array.isArray(data.offers)
}
