import type { PatternName } from '../params/shoe-params.ts'
import { capOxford, plainOxford } from './oxford-top.ts'
import type { TopPattern } from './top-scene.ts'

export const topPatterns: Readonly<Record<PatternName, TopPattern>> = {
  'plain-oxford': plainOxford,
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
