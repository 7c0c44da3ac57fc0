/** A piece of HTML: a tag, or the text between two of them. */
export type Markup =
  | { kind: 'open'; tag: string; attributes: string; raw: string }
  | { kind: 'close'; tag: string; raw: string }
  | { kind: 'text'; raw: string }

const pieces = /<(\/?)([a-z][a-z0-9]*)([^>]*)>|[^<]+|</gi
const empty = new Set(['br', 'hr', 'img'])

/** Cuts content into tags and texts. In content that was cleaned no sign of a tag stands in a text or an attribute. */
export function readMarkup(html: string): Markup[] {
  return [...html.matchAll(pieces)].map(([raw, slash, name, attributes = '']) => {
    if (name === undefined) return { kind: 'text', raw }
    const tag = name.toLowerCase()
    return slash ? { kind: 'close', tag, raw } : { kind: 'open', tag, attributes, raw }
  })
}

/** Whether an end tag belongs to it. */
export function hasEnd({ tag }: { tag: string }): boolean {
  return !empty.has(tag)
}

/** Where the element that begins here ends, or -1. */
export function endOf(markup: readonly Markup[], start: number): number {
  const open = markup[start]
  if (open?.kind !== 'open') return -1
  for (let index = start + 1; index < markup.length; index += 1) {
    const piece = markup[index]
    if (piece?.kind === 'close' && piece.tag === open.tag) return index
  }
  return -1
}

/** The markup inside the element that begins and ends there. */
export function innerHtml(markup: readonly Markup[], start: number, end: number): string {
  return markup
    .slice(start + 1, end)
    .map(({ raw }) => raw)
    .join('')
}
