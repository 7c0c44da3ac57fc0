import type { Window } from '../params/board.ts'
import { board, wholeBoard } from '../params/board.ts'
import type { DetailName } from '../params/shoe-params.ts'
import { element } from './element.ts'

/**
 * The sheet a drawing is made on: hands out ids with one prefix, keeps definitions once, shares blurs, and closes into a
 * whole document. Everything on it is in board units.
 */
export interface Sheet {
  readonly detail: DetailName
  /** The id that a name has on this sheet. */
  id: (name: string) => string
  /** Adds a definition once per name and answers `url(#id)`; `make` gets the id. */
  define: (name: string, make: (id: string) => string) => string
  /** A shared Gaussian blur: `url(#id)` of the filter; `down` differs from `across` for rows of light. */
  blur: (across: number, down?: number) => string
  /** The document: viewBox, definitions, content. */
  close: (content: string, window?: Window) => string
}

export function createSheet(detail: DetailName, prefix = 's'): Sheet {
  const known = new Map<string, string>()
  const id = (name: string) => `${prefix}${name}`
  const define: Sheet['define'] = (name, make) => {
    const definition = make(id(name))
    const before = known.get(name)
    if (before === undefined) known.set(name, definition)
    else if (before !== definition) throw new Error(`Two parts of a drawing define ${name} in different ways`)
    return `url(#${id(name)})`
  }
  return {
    detail,
    id,
    define,
    blur: (across, down = across) =>
      define(`b${across}-${down}`.replaceAll('.', '_'), (name) =>
        filter(name, element('feGaussianBlur', { stdDeviation: across === down ? across : `${across} ${down}` })),
      ),
    close: (content, window = wholeBoard) =>
      element(
        'svg',
        {
          xmlns: 'http://www.w3.org/2000/svg',
          viewBox: `${window.x} ${window.y} ${window.width} ${window.height}`,
        },
        known.size === 0 ? '' : element('defs', {}, ...known.values()),
        content,
      ),
  }
}

/** Filters reach over the whole board: a region around the shape would cut soft edges into rectangles. */
export function filter(id: string, ...primitives: readonly string[]): string {
  return element(
    'filter',
    {
      id,
      filterUnits: 'userSpaceOnUse',
      x: 0,
      y: 0,
      width: board.width,
      height: board.height,
      'color-interpolation-filters': 'sRGB',
    },
    ...primitives,
  )
}
