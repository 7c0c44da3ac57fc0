import type { HeadTag } from './head-tags.ts'

/** A tag that goes with its page. */
export function createTag(document: Document, { tag, attributes }: HeadTag): HTMLElement {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.setAttribute('data-page', '')
  return element
}
