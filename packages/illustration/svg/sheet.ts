import type { Window } from '../params/board.ts'
import { wholeBoard } from '../params/board.ts'
import type { DetailName } from '../params/shoe-params.ts'
import { coarsePaths } from './coarse-paths.ts'
import { element } from './element.ts'
import { type Blur, tightenBlurs } from './tighten-blurs.ts'

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
  /**
   * A Gaussian blur: `url(#id)` of the filter, as the value of a `filter` attribute. The sheet gives each use a region
   * just large enough for paths and simple shapes; name one for anything else. For lines `softStroke` needs no filter.
   */
  blur: (across: number, down?: number, region?: Window) => string
  /** The document: viewBox, definitions, content. */
  close: (content: string, window?: Window) => string
}

export function createSheet(detail: DetailName, prefix = 's'): Sheet {
  const known = new Map<string, string>()
  const blurs = new Map<string, Blur>()
  const id = (name: string) => `${prefix}${name}`
  const define: Sheet['define'] = (name, make) => {
    const definition = make(id(name))
    const before = known.get(name)
    if (before === undefined) known.set(name, definition)
    else if (before !== definition) throw new Error(`Two parts of a drawing define ${name} in different ways`)
    return `url(#${id(name)})`
  }
  const blur: Sheet['blur'] = (across, down = across, region?: Window) => {
    const name = `b${across}-${down}`.replaceAll('.', '_')
    const asked = { id: id(name), across, down }
    if (region) return define(`${name}-${region.x}-${region.y}`, (given) => blurFilter(given, asked, region))
    blurs.set(name, asked)
    return `url(#${asked.id})`
  }
  return {
    detail,
    id,
    define,
    blur,
    close(content, window = wholeBoard) {
      const { markup, filters } = tightenBlurs(content, [...blurs.values()], wholeBoard)
      const definitions = [...known.values(), ...filters.map((use) => blurFilter(use.id, use.blur, use.region))]
      const whole = element(
        'svg',
        {
          xmlns: 'http://www.w3.org/2000/svg',
          viewBox: `${window.x} ${window.y} ${window.width} ${window.height}`,
        },
        definitions.length === 0 ? '' : element('defs', {}, ...definitions),
        markup,
      )
      return detail === 'stage' ? whole : coarsePaths(whole, 0)
    },
  }
}

function blurFilter(id: string, { across, down }: Blur, region: Window): string {
  return filterOver(
    id,
    region,
    element('feGaussianBlur', { stdDeviation: across === down ? across : `${across} ${down}` }),
  )
}

/** Regions are given in board units: shares of a shape's box would cut soft edges into rectangles. */
export function filterOver(id: string, { x, y, width, height }: Window, ...primitives: readonly string[]): string {
  return element(
    'filter',
    { id, filterUnits: 'userSpaceOnUse', x, y, width, height, 'color-interpolation-filters': 'sRGB' },
    ...primitives,
  )
}
