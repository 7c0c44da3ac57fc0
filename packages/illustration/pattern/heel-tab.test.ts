import { expect, test } from 'vitest'
import { colourNames } from '../params/colour.ts'
import { sampleShoe } from '../testing/sample-shoe.ts'
import { heelTabParams } from './heel-tab.ts'

const sneaker = (change: Parameters<typeof sampleShoe>[0]) => sampleShoe({ pattern: 'sneaker', sole: 'cup', ...change })

test.each(colourNames)('the heel tab of a sneaker in %s has another colour', (colour) => {
  const tab = heelTabParams(sneaker({ colour }))
  expect(tab.finish.colour).not.toBe(colour)
})

test('the heel tab of a suede sneaker is smooth', () => {
  expect(heelTabParams(sneaker({ leather: 'suede' })).finish.leather).toBe('calf')
})

test('the heel tab of a grained sneaker is grained too', () => {
  expect(heelTabParams(sneaker({ leather: 'grain' })).finish.leather).toBe('grain')
})
