import type { Model } from '../../collection/model.ts'
import { breakInLines } from './break-in-lines.ts'
import { careLines } from './care-lines.ts'
import { colourLines } from './colour-lines.ts'
import { finishLines } from './finish-lines.ts'
import { type Fit, fitLines } from './fit-lines.ts'
import { historyLines } from './history-lines.ts'
import { lastLines } from './last-lines.ts'
import { lastingLines } from './lasting-lines.ts'
import { leatherLines } from './leather-lines.ts'
import type { Line } from './line.ts'
import { makeLines } from './make-lines.ts'
import { patternLines } from './pattern-lines.ts'
import { serviceLines } from './service-lines.ts'
import { soleLines } from './sole-lines.ts'
import { useLines } from './use-lines.ts'
import { valueLines } from './value-lines.ts'

/** In the order in which people tell them: who they are first, what it cost last. */
export const topics = [
  'history',
  'fit',
  'last',
  'pattern',
  'leather',
  'colour',
  'breakIn',
  'sole',
  'make',
  'finish',
  'use',
  'care',
  'lasting',
  'service',
  'value',
] as const
export type Topic = (typeof topics)[number]

/** Everything that somebody could say about this model, by topic. A review says one thing about each. */
export function linesAbout(model: Model, fit: Fit): Readonly<Record<Topic, readonly Line[]>> {
  return {
    history: historyLines,
    fit: fitLines[fit],
    last: lastLines[model.last],
    pattern: patternLines[model.pattern],
    leather: leatherLines[model.leather],
    colour: colourLines,
    breakIn: breakInLines,
    sole: soleLines[model.sole],
    make: makeLines[model.make],
    finish: finishLines,
    use: useLines,
    care: careLines,
    lasting: lastingLines,
    service: serviceLines,
    value: valueLines,
  }
}
