import type { PatternName } from '../params/shoe-params.ts'
import { capOxford } from './oxford.ts'
import type { SidePattern } from './side-scene.ts'

/** How every pattern is drawn from its side. */
export const sidePattern: Readonly<Record<PatternName, SidePattern>> = {
  'plain-oxford': capOxford,
  'cap-oxford': capOxford,
  'semi-brogue': capOxford,
  'full-brogue': capOxford,
  derby: capOxford,
  'derby-brogue': capOxford,
  'single-monk': capOxford,
  'double-monk': capOxford,
  'penny-loafer': capOxford,
  'tassel-loafer': capOxford,
  chelsea: capOxford,
  'lace-boot': capOxford,
  jodhpur: capOxford,
  sneaker: capOxford,
}
