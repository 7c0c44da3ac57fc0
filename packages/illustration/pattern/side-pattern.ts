import type { PatternName } from '../params/shoe-params.ts'
import { chelsea } from './chelsea.ts'
import { derby, derbyBrogue } from './derby.ts'
import { jodhpur } from './jodhpur.ts'
import { laceBoot } from './lace-boot.ts'
import { doubleMonk, singleMonk } from './monk.ts'
import { capOxford, fullBrogue, plainOxford, semiBrogue } from './oxford.ts'
import { pennyLoafer } from './penny-loafer.ts'
import type { SidePattern } from './side-scene.ts'
import { sneaker } from './sneaker.ts'
import { tasselLoafer } from './tassel-loafer.ts'

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
  chelsea,
  'lace-boot': laceBoot,
  jodhpur,
  sneaker,
}
