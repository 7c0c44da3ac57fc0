import type { PatternName } from '../params/shoe-params.ts'
import { chelsea } from './chelsea-top.ts'
import { derby, derbyBrogue } from './derby-top.ts'
import { jodhpur } from './jodhpur-top.ts'
import { laceBoot } from './lace-boot-top.ts'
import { pennyLoafer, tasselLoafer } from './loafer-top.ts'
import { doubleMonk, singleMonk } from './monk-top.ts'
import { capOxford, fullBrogue, plainOxford, semiBrogue } from './oxford-top.ts'
import { sneaker } from './sneaker-top.ts'
import type { TopPattern } from './top-scene.ts'

export const topPatterns: Readonly<Record<PatternName, TopPattern>> = {
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
