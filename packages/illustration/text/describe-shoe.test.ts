import { describe, expect, test } from 'vitest'
import { colourNames } from '../params/colour.ts'
import type { Language } from '../params/localized.ts'
import { leatherNames, patternNames, shoeViews, soleNames, weltNames } from '../params/shoe-params.ts'
import { sampleShoe } from '../testing/sample-shoe.ts'
import { describeShoe } from './describe-shoe.ts'

const wien = sampleShoe({ patina: 0 })
const bruenn = sampleShoe({
  pattern: 'lace-boot',
  welt: 'storm',
  sole: 'commando',
  seam: 'natural',
  leather: 'grain',
  colour: 'forest',
  patina: 1,
})

function allTexts(language: Language): string[] {
  return patternNames.flatMap((pattern) =>
    shoeViews.flatMap((view) =>
      soleNames.flatMap((sole) =>
        weltNames.flatMap((welt) =>
          leatherNames.flatMap((leather) =>
            colourNames.map((colour) =>
              describeShoe(sampleShoe({ pattern, sole, welt, leather, colour, patina: 1 }), view, language),
            ),
          ),
        ),
      ),
    ),
  )
}

describe('describeShoe', () => {
  test.each([
    [wien, 'side', 'de', 'Cap-Toe-Oxford aus cognacfarbenem Kalbleder auf Ledersohle, von außen'],
    [wien, 'side', 'en', 'Cap-toe Oxford in cognac calf with a leather sole, outer side'],
    [
      bruenn,
      'facing',
      'de',
      'Schnürstiefel aus tannengrünem Narbenleder auf Commando-Sohle mit Sturmrahmen und zarter Patina, Schnürung im Detail',
    ],
    [
      bruenn,
      'top',
      'en',
      'Lace-up boot in forest green grain calf with a commando sole, storm welt and light patina, the pair from above',
    ],
  ] as const)('says in one sentence what is to be seen', (params, view, language, sentence) => {
    expect(describeShoe(params, view, language)).toBe(sentence)
  })

  test.each(['de', 'en'] as const)(
    'never needs more than 125 characters, and no two pictures share a text (%s)',
    (language) => {
      const texts = allTexts(language)
      expect(texts.filter((text) => text.length > 125)).toEqual([])
      expect(new Set(texts).size).toBe(texts.length)
      expect(texts.filter((text) => /undefined|\s\s|,\s*$/.test(text))).toEqual([])
    },
  )

  test('tells apart how strongly a shoe is darkened', () => {
    const texts = ([0, 1, 2, 3] as const).map((patina) => describeShoe(sampleShoe({ patina }), 'side', 'de'))
    expect(new Set(texts).size).toBe(4)
  })
})
