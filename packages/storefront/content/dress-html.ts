import { escapeHtml } from '../html/escape-html.ts'
import { plainText } from '../html/plain-text.ts'
import type { Shop } from '../store-view/shop.ts'
import { createAnchors } from './create-anchors.ts'
import { dressImage } from './dress-image.ts'
import { linkAddress } from './link-address.ts'
import { endOf, innerHtml, type Markup, readMarkup } from './read-markup.ts'

export interface DressOptions {
  /** Gives headings an id, so that they can be linked. For the one content that is the page; others would repeat ids. */
  anchors?: boolean
}

const headings = /^h[2-4]$/

/**
 * What an editor's HTML cannot say itself: links get the store view's prefix or the mark of another site, tables a box to
 * scroll in, pictures their size, headings an id. It is given the pieces of one content in their order.
 */
export function createDress(shop: Shop, { anchors = false }: DressOptions): (html: string) => string {
  const text = shop.texts.text
  const anchorOf = createAnchors()
  const external = `<span class="visually-hidden"> (${escapeHtml(text('content.external'))})</span>`
  let lastHeading = text('content.table')
  let leaves = false

  const dressOpen = (markup: readonly Markup[], index: number): string => {
    const piece = markup[index]
    if (piece?.kind !== 'open') return piece?.raw ?? ''
    const { tag, attributes, raw } = piece
    if (headings.test(tag)) {
      lastHeading = wordsWithin(markup, index) || lastHeading
      return anchors ? `<${tag} id="${anchorOf(lastHeading)}"${attributes}>` : raw
    }
    // A group and no landmark: a page may have many tables.
    if (tag === 'table') {
      const label = wordsOfCaption(markup, index) || lastHeading
      return `<div data-table role="group" tabindex="0" aria-label="${escapeHtml(label)}">${raw}`
    }
    if (tag === 'img') return dressImage(attributes)
    if (tag !== 'a') return raw
    const { address, isElsewhere } = linkAddress(shop, attributes)
    leaves = isElsewhere
    return `<a${address}${isElsewhere ? ' data-external' : ''}>`
  }

  const dressClose = ({ tag, raw }: Extract<Markup, { kind: 'close' }>): string => {
    if (tag === 'table') return `${raw}</div>`
    if (tag !== 'a' || !leaves) return raw
    leaves = false
    return external + raw
  }

  return (html) => {
    const markup = readMarkup(html)
    return markup
      .map((piece, index) => (piece.kind === 'close' ? dressClose(piece) : dressOpen(markup, index)))
      .join('')
  }
}

/** The words of the element that begins here. */
function wordsWithin(markup: readonly Markup[], start: number): string {
  const end = endOf(markup, start)
  return end < 0 ? '' : plainText(innerHtml(markup, start, end))
}

/** A caption is the first thing in a table, but for a line break. */
function wordsOfCaption(markup: readonly Markup[], table: number): string {
  const isBlank = markup[table + 1]?.raw.trim() === ''
  const first = table + (isBlank ? 2 : 1)
  const piece = markup[first]
  return piece?.kind === 'open' && piece.tag === 'caption' ? wordsWithin(markup, first) : ''
}
