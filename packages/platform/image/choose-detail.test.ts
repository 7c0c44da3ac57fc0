import type { ShoeView } from '@welt/illustration/params/shoe-params.ts'
import { expect, test } from 'vitest'
import { chooseDetail } from './choose-detail.ts'
import type { Format } from './format.ts'

const spec = 'cap-oxford.71.270-leather-tonal.calf-cognac-2.brass-round.1'
const shoe = (view: ShoeView) => ({ kind: 'shoe', spec, view, lettering: undefined }) as const

test.each<[ShoeView, number, number, Format, string]>([
  ['side', 100, 75, 'svg', 'thumb'],
  ['side', 200, 200, 'svg', 'thumb'],
  ['side', 400, 300, 'svg', 'card'],
  ['side', 646, 475, 'svg', 'stage'],
  ['side', 100, 75, 'avif', 'thumb'],
  ['side', 200, 200, 'webp', 'card'],
  ['side', 390, 390, 'jpeg', 'stage'],
  ['side', 1292, 950, 'avif', 'stage'],
  ['toe', 390, 390, 'avif', 'stage'],
  ['welt', 100, 75, 'avif', 'stage'],
  ['facing', 100, 75, 'svg', 'card'],
])('the view %s at %i × %i as %s is drawn as %s', (view, width, height, format, detail) => {
  expect(chooseDetail(shoe(view), { width, height }, format)).toBe(detail)
})

test('the shoe taken apart has names when a language is asked for, else numbers', () => {
  const apart = (language: 'de' | undefined) =>
    ({ kind: 'shoe', spec, view: 'construction', lettering: { language, tone: 'light' } }) as const
  expect(chooseDetail(apart('de'), { width: 400, height: 300 }, 'avif')).toBe('stage')
  expect(chooseDetail(apart(undefined), { width: 1292, height: 950 }, 'avif')).toBe('card')
})
