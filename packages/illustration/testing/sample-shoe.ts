import type { ShoeParams } from '../params/shoe-params.ts'

type Change = Partial<
  Pick<ShoeParams, 'last' | 'pattern' | 'seed'> & ShoeParams['making'] & ShoeParams['finish'] & ShoeParams['trim']
>

/** A cap-toe Oxford in cognac calf, but for what a test is about. */
export function sampleShoe(change: Change = {}): ShoeParams {
  const { last = '71', pattern = 'cap-oxford', seed = 1 } = change
  const { welt = '270', sole = 'leather', seam = 'tonal' } = change
  const { leather = 'calf', colour = 'cognac', patina = 2 } = change
  const { metal = 'brass', lace = 'round' } = change
  return {
    last,
    pattern,
    making: { welt, sole, seam },
    finish: { leather, colour, patina },
    trim: { metal, lace },
    seed,
  }
}
