import { type Size, sizes, sizesBetween } from '../attribute/sizes.ts'
import { type Width, widthNames } from '../attribute/widths.ts'
import type { Range } from '../collection/model.ts'

const pick = (list: string): readonly Size[] => sizes.filter(({ eu }) => list.split(' ').includes(eu))

/**
 * Small feet are seldom wide and large ones seldom narrow: not every size is made in every width. Where there are three
 * widths, the rare sizes at both ends come whole; where there is one, every half size is made.
 */
const ranges: Readonly<Record<Range, Readonly<Partial<Record<Width, readonly Size[]>>>>> = {
  mens: {
    F: pick('41 41½ 42 42½ 43 43½ 44'),
    G: pick('39 40 40½ 41 41½ 42 42½ 43 43½ 44 45 46 47 48'),
    H: pick('41½ 42 42½ 43 43½ 44 45 46'),
  },
  'mens-one-width': { G: sizesBetween('39', '48') },
  'mens-cordovan': {
    F: pick('41½ 42 42½ 43 43½'),
    G: pick('41 41½ 42 42½ 43 43½ 44 45'),
    H: pick('42 42½ 43 43½ 44 45'),
  },
  womens: {
    F: pick('37 37½ 38 38½ 39 40'),
    G: pick('35 36 37 37½ 38 38½ 39 39½ 40 40½ 41 42 43'),
    H: pick('37½ 38 38½ 39 40 41'),
  },
  'womens-one-width': { G: sizesBetween('35', '43') },
}

export function widthsOf(range: Range): Width[] {
  return widthNames.filter((width) => ranges[range][width])
}

export function sizesOf(range: Range, width: Width): readonly Size[] {
  return ranges[range][width] ?? []
}
