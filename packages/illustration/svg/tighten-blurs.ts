import type { Window } from '../params/board.ts'
import { markupBounds } from './markup-bounds.ts'

/** A blur that a sheet handed out: its id, and how far it spreads. */
export interface Blur {
  id: string
  across: number
  down: number
}

/**
 * Gives every use of a blur a region of its own, just large enough for what is blurred. A rasteriser pays for each
 * pixel of a region, so a shadow of a lace must not cost as much as the board. Answers the markup with new ids, and the
 * filters it needs.
 */
export function tightenBlurs(
  markup: string,
  blurs: readonly Blur[],
  whole: Window,
): { markup: string; filters: { id: string; blur: Blur; region: Window }[] } {
  const filters = new Map<string, { id: string; blur: Blur; region: Window }>()
  const byId = new Map(blurs.map((blur) => [blur.id, blur]))
  const uses = /<(\w+)((?: [\w-]+="[^"]*")*) filter="url\(#([^)]+)\)"/g
  const tightened = markup.replace(uses, (all: string, name: string, before: string, id: string, offset: number) => {
    const blur = byId.get(id)
    if (!blur) return all
    const region = regionOf(markup, name, offset, blur) ?? whole
    const key = region === whole ? id : `${id}-${region.x}-${region.y}-${region.width}-${region.height}`
    const known = filters.get(key) ?? { id: region === whole ? id : `${id}-${filters.size}`, blur, region }
    filters.set(key, known)
    return `<${name}${before} filter="url(#${known.id})"`
  })
  return { markup: tightened, filters: [...filters.values()] }
}

function regionOf(markup: string, name: string, from: number, { across, down }: Blur): Window | undefined {
  const piece = elementAt(markup, name, from)
  if (piece === undefined) return undefined
  // Its own transform moves the region with it.
  const box = markupBounds(piece.replace(/^(<[^>]*?) transform="[^"]*"/, '$1'))
  if (box === undefined) return undefined
  const [dx, dy] = [across * 3 + 1, down * 3 + 1]
  const [x, y] = [Math.floor(box[0] - dx), Math.floor(box[1] - dy)]
  return { x, y, width: Math.ceil(box[2] + dx) - x, height: Math.ceil(box[3] + dy) - y }
}

/** The whole element that starts at a place, with all that is in it. */
function elementAt(markup: string, name: string, from: number): string | undefined {
  const head = markup.indexOf('>', from)
  if (markup[head - 1] === '/') return markup.slice(from, head + 1)
  const tags = new RegExp(`<(/?)${name}\\b[^>]*?(/?)>`, 'g')
  tags.lastIndex = from
  let depth = 0
  for (let tag = tags.exec(markup); tag; tag = tags.exec(markup)) {
    if (tag[2]) continue
    depth += tag[1] ? -1 : 1
    if (depth === 0) return markup.slice(from, tags.lastIndex)
  }
  return undefined
}
