import { expect, test } from 'vitest'
import { colourNames } from '../params/colour.ts'
import type { ShoeParams } from '../params/shoe-params.ts'
import { heelTabParams } from './heel-tab.ts'

const sneaker: ShoeParams = {
  last: '64',
  pattern: 'sneaker',
  making: { welt: '360', sole: 'cup', seam: 'tonal' },
  finish: { leather: 'suede', colour: 'ivory', patina: 2 },
  trim: { metal: 'nickel', lace: 'flat' },
  seed: 1,
}

test.each(colourNames)('the heel tab of a sneaker in %s has another colour', (colour) => {
  const tab = heelTabParams({ ...sneaker, finish: { ...sneaker.finish, colour } })
  expect(tab.finish.colour).not.toBe(colour)
})

test('the heel tab of a suede sneaker is smooth', () => {
  expect(heelTabParams(sneaker).finish.leather).toBe('calf')
})

test('the heel tab of a grained sneaker is grained too', () => {
  expect(heelTabParams({ ...sneaker, finish: { ...sneaker.finish, leather: 'grain' } }).finish.leather).toBe('grain')
})
