import { createHash } from 'node:crypto'
import illustration from '@welt/illustration/package.json' with { type: 'json' }
import { describeError } from '../http/describe-error.ts'
import type { Log } from '../log/log.ts'
import type { Draw, Drawing } from './drawing.ts'

const shoe = (spec: string, view: 'side' | 'top'): Extract<Drawing, { kind: 'shoe' }> => ({
  kind: 'shoe',
  spec,
  view,
  lettering: undefined,
})

/** Three that between them pass through most of the drawing code. */
const samples = [
  shoe('full-brogue.71.270-leather-natural.calf-cognac-2.brass-round.1', 'side'),
  shoe('chelsea.45.storm-commando-tonal.suede-mocha-0.nickel-flat.2', 'side'),
  shoe('double-monk.83.360-dainite-tonal.grain-black-1.nickel-round.3', 'top'),
]

/** Another text when drawings look different: known by drawing, so nobody has to remember to count it up. */
export async function drawingVersionOf(draw: Draw, log: Log): Promise<string> {
  const hash = createHash('sha256').update(illustration.version)
  for (const sample of samples) {
    try {
      hash.update(await draw(sample, 'card'))
    } catch (error) {
      // A shop with a broken drawing sells all the same.
      log.error({ ...sample, error: describeError(error) }, 'a drawing failed')
      hash.update('failed')
    }
  }
  return hash.digest('hex').slice(0, 16)
}
