import { describe, expect, test } from 'vitest'
import { goodNames } from '../good/good-name.ts'
import { colourNames } from '../params/colour.ts'
import { describeGood } from './describe-good.ts'

describe('describeGood', () => {
  test('names the colour of what comes in colours, and of nothing else', () => {
    expect(describeGood('belt', 'de', 'forest')).toBe(
      'Gürtel aus glattem Leder mit Messingschnalle, aufgerollt, Farbe Tannengrün',
    )
    expect(describeGood('laces', 'en', 'walnut')).toBe(
      'Waxed laces with brass tips, wound up in a paper band, in dark brown',
    )
    expect(describeGood('brush', 'de', 'forest')).toBe('Rosshaarbürste aus Buchenholz')
  })

  test.each(['de', 'en'] as const)('tells all goods apart in at most 125 characters (%s)', (language) => {
    const texts = goodNames.map((good) => describeGood(good, language))
    expect(new Set(texts).size).toBe(goodNames.length)
    const longest = goodNames.flatMap((good) => colourNames.map((colour) => describeGood(good, language, colour)))
    expect(longest.filter((text) => text.length > 125)).toEqual([])
  })
})
