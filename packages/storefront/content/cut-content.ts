import { plainText } from '../html/plain-text.ts'
import { endOf, hasEnd, innerHtml, type Markup, readMarkup } from './read-markup.ts'

export type Piece = { kind: 'html'; html: string } | { kind: 'carousel'; json: string }

/** What may be closed before a carousel and opened again after it. */
const wrappers = new Set(['div', 'section'])

/**
 * Cuts a content where the text of a whole element is meant to be a carousel. Wrappers around it are closed before and
 * opened again behind it; a carousel in anything else, such as a list, follows that.
 */
export function cutContent(html: string): Piece[] {
  if (!html.includes('carousel')) return [{ kind: 'html', html }]
  const pieces: Piece[] = []
  const around: Extract<Markup, { kind: 'open' }>[] = []
  let waiting: string[] = []
  let text = ''

  const cut = () => {
    if (waiting.length === 0 || !around.every(({ tag }) => wrappers.has(tag))) return
    text += around
      .toReversed()
      .map(({ tag }) => `</${tag}>`)
      .join('')
    if (says(text)) pieces.push({ kind: 'html', html: text })
    pieces.push(...waiting.map((json): Piece => ({ kind: 'carousel', json })))
    waiting = []
    text = around.map(({ raw }) => raw).join('')
  }

  const markup = readMarkup(html)
  for (let index = 0; index < markup.length; index += 1) {
    const piece = markup[index]
    if (!piece) break
    const carousel = carouselAt(markup, index)
    if (carousel) {
      waiting.push(carousel.json)
      index = carousel.end
    } else {
      if (piece.kind === 'open' && hasEnd(piece)) around.push(piece)
      if (piece.kind === 'close')
        around.length = Math.max(
          0,
          around.findLastIndex(({ tag }) => tag === piece.tag),
        )
      text += piece.raw
    }
    cut()
  }
  if (says(text)) pieces.push({ kind: 'html', html: text })
  return pieces
}

/**
 * An element whose whole text looks like a carousel, be it a valid one or not: nobody wants to read its JSON. Markup in it,
 * such as an emphasis in its heading, is no part of its text.
 */
function carouselAt(markup: readonly Markup[], start: number): { json: string; end: number } | null {
  const [open, first] = markup.slice(start, start + 2)
  if (open?.kind !== 'open' || (open.tag !== 'div' && open.tag !== 'p')) return null
  if (first?.kind !== 'text' || !/^\{\s*"?carousel\b/.test(plainText(first.raw))) return null
  const end = endOf(markup, start)
  return end < 0 ? null : { json: plainText(innerHtml(markup, start, end)), end }
}

/** Whether anything is left to be seen between two carousels. */
function says(html: string): boolean {
  return /<(img|hr)\b/.test(html) || plainText(html) !== ''
}
