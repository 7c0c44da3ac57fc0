import type { HitMatch } from '@welt/contract/api/catalog.ts'
import type { Attribute } from '@welt/contract/entity/attribute.ts'
import { beforeAll, expect, test } from 'vitest'
import { attributeLabels } from '../attribute/load-attributes.ts'
import { createTexts, type Texts } from '../i18n/text.ts'
import { whyFound } from './why-found.ts'

const labels = attributeLabels([
  { attribute_code: 'hf_color', frontend_label: 'Farbe', default_frontend_label: 'Colour' } as Attribute,
  { attribute_code: 'hf_shoe_size', default_frontend_label: 'Größe' } as Attribute,
])
let texts: Texts
beforeAll(async () => {
  texts = createTexts('de')
  await texts.load(['search'])
})

const why = (...matches: unknown[]) => whyFound(matches, { labels, text: texts.text })
const deby: HitMatch = { word: 'deby', found: 'derby', field: 'hf_sub_headline', label: 'Derby, Kalbleder', by: 'typo' }
const brauner: HitMatch = { word: 'brauner', found: 'cognac', field: 'hf_color', label: 'Cognac', by: 'synonym' }

test.each<[string, HitMatch, string]>([
  ['a mended spelling', deby, '„deby“ gelesen als „Derby“'],
  ['a colour', brauner, 'Farbe: Cognac'],
  [
    'a size, by the name that the attribute has',
    { word: '42.5', found: '42.5', field: 'hf_shoe_size', label: '42½', by: 'word' },
    'Größe: 42½',
  ],
  [
    'a word that means the same',
    { word: 'wingtip', found: 'budapester', field: 'hf_sub_headline', label: 'Budapester, Kalb', by: 'synonym' },
    '„wingtip“ heißt hier „Budapester“',
  ],
  [
    'a department',
    { word: 'stiefel', found: 'stiefel', field: 'category.name', label: 'Stiefel', by: 'word' },
    'Abteilung: Stiefel',
  ],
  [
    'a number',
    { word: 'WIEN-42', found: 'WIEN-42', field: 'configurable_children.sku', by: 'sku' },
    'Artikelnummer WIEN-42',
  ],
])('a hit says why it was found: %s', (_, match, words) => {
  expect(why(match)).toBe(words)
})

test('two reasons stand in one line, each once', () => {
  const size: HitMatch = { word: '42', found: '42', field: 'hf_shoe_size', label: '42', by: 'word' }
  expect(why(brauner, brauner, deby, size)).toBe('Farbe: Cognac · „deby“ gelesen als „Derby“')
})

test('what everybody sees is not said, wherever it was found', () => {
  const name: HitMatch = { word: 'Wien', found: 'wien', field: 'name', label: 'Wien', by: 'word' }
  const number: HitMatch = { word: 'Wien', found: 'WIEN', field: 'sku', by: 'sku' }
  const department: HitMatch = { word: 'Derby', found: 'derby', field: 'category.name', label: 'Derby', by: 'word' }
  const whyOn = (seen: string, ...matches: HitMatch[]) => whyFound(matches, { seen, labels, text: texts.text })
  expect(whyOn('Wien Oxford, Kalbleder', number, name)).toBeUndefined()
  expect(whyOn('Zittau Derby, Veloursleder', department)).toBeUndefined()
  expect(whyOn('Zittau Schnürschuh', department)).toBe('Abteilung: Derby')
  expect(whyOn('Wien Derby, Kalbleder', department, brauner), 'the rest is').toBe('Farbe: Cognac')
  expect(whyOn('Wien Derby, Kalbleder', deby), 'a mended spelling is').toBe('„deby“ gelesen als „Derby“')
})

test('a platform that tells nothing, or something else, leaves the row as it is', () => {
  for (const told of [undefined, null, 'derby', {}, [], [null], [{ word: 'derby' }], [1]]) {
    expect(whyFound(told, { labels, text: texts.text })).toBeUndefined()
  }
})
