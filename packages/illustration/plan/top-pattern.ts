import type { PatternName } from '../params/shoe-params.ts'
import { derby, derbyBrogue } from './derby-top.ts'
import { capOxford, fullBrogue, plainOxford, semiBrogue } from './oxford-top.ts'
import type { TopPattern } from './top-scene.ts'

export const topPatterns: Readonly<Record<PatternName, TopPattern>> = {
  'plain-oxford': plainOxford,
  'cap-oxford': capOxford,
  'semi-brogue': semiBrogue,
  'full-brogue': fullBrogue,
  derby,
  'derby-brogue': derbyBrogue,
  'single-monk': capOxford,
  'double-monk': capOxford,
  'penny-loafer': capOxford,
  'tassel-loafer': capOxford,
  chelsea: capOxford,
  'lace-boot': capOxford,
  jodhpur: capOxford,
  sneaker: capOxford,
}
