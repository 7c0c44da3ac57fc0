import type { PatternName } from '../params/shoe-params.ts'
import { derby, derbyBrogue } from './derby.ts'
import { capOxford, fullBrogue, plainOxford, semiBrogue } from './oxford.ts'
import { pennyLoafer, tasselLoafer } from './loafer.ts'
import { doubleMonk, singleMonk } from './monk.ts'
import type { SidePattern } from './side-scene.ts'

/** How every pattern is drawn from its side. */
export const sidePattern: Readonly<Record<PatternName, SidePattern>> = {
  'plain-oxford': plainOxford,
  'cap-oxford': capOxford,
  'semi-brogue': semiBrogue,
  'full-brogue': fullBrogue,
  derby,
  'derby-brogue': derbyBrogue,
  'single-monk': singleMonk,
  'double-monk': doubleMonk,
  'penny-loafer': pennyLoafer,
  'tassel-loafer': tasselLoafer,
  chelsea: capOxford,
  'lace-boot': capOxford,
  jodhpur: capOxford,
  sneaker: capOxford,
}
