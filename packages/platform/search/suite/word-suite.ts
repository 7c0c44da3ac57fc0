import { describe, expect, test } from 'vitest'
import type { Entry, SearchRequest } from '../search-engine.ts'
import { type CreateEngine, freshEngine, target } from './fresh-engine.ts'

/** Things whose words are hard to find. */
const shelf: Entry[] = [
  { id: '1', document: { sku: 'P-1', name: 'Schuhspanner aus Zeder', visibility: 4 } },
  {
    id: '2',
    document: { sku: 'P-2', name: 'Leder, braun', visibility: 4, shade: '8', category: [{ name: 'Gürtel' }] },
  },
  { id: '3', document: { sku: 'P-3', name: 'Schnalle für Gürtel und Taschen', visibility: '4' } },
  { id: '4', document: { sku: 'P-4', name: 'Schnürstiefel', visibility: 4 } },
  {
    id: '5',
    document: {
      sku: 'P-5',
      name: 'Straßenschuh',
      visibility: 4,
      shade_options: [7],
      state: 1,
      configurable_options: [{ label: 'Weite', values: [{ label: '41' }, { label: '42½' }] }],
      configurable_children: [{ sku: 'P5-4711-BLK' }, { sku: 'P5-4711-BLU' }],
    },
  },
  { id: '6', document: { sku: 'P5-4711-BLU', name: 'Straßenschuh nachtblau 41', visibility: 1, shade: 7 } },
  {
    id: '7',
    document: {
      sku: 'P-7',
      name: 'Polishing set with coat hanger',
      visibility: 4,
      maker: 'Jörg Ölmann',
      note: 'Restposten',
    },
  },
]
const attributes: Entry[] = [
  {
    id: '1',
    document: {
      attribute_code: 'shade',
      is_user_defined: true,
      options: [
        { value: '7', label: 'Nachtblau' },
        { value: 8, label: 'Cognacfarben' },
      ],
    },
  },
  {
    id: '2',
    document: { attribute_code: 'state', is_user_defined: false, options: [{ value: '1', label: 'Enabled' }] },
  },
  {
    id: '3',
    document: { attribute_code: 'maker', is_user_defined: true, is_searchable: '1', frontend_input: 'text' },
  },
  { id: '4', document: { attribute_code: 'note', is_user_defined: true, is_searchable: '0', frontend_input: 'text' } },
]

const attributeTarget = { ...target, entity: 'attribute' }

/** Words in every form that people write them in. */
export function describeWords(name: string, create: CreateEngine): void {
  describe(`words of a search engine: ${name}`, () => {
    const { engine, find } = freshEngine(create, async (empty) => {
      await empty.replace(target, shelf)
      await empty.replace(attributeTarget, attributes)
    })
    async function skus(text: string, request: Partial<SearchRequest> = {}) {
      return (await find({ text, ...request })).hits.map(({ document }) => document['sku'])
    }

    test.each<[string, string, string[]]>([
      ['the plural', 'Schuhspannern', ['P-1']],
      ['an inflected adjective', 'braunen', ['P-2']],
      ['an English plural', 'hangers', ['P-7']],
      ['an English participle', 'polished', ['P-7']],
      ['ü written as ue', 'Schnuerstiefel', ['P-4']],
      ['ü typed as u', 'schnurstiefel', ['P-4']],
      ['ß typed as s s', 'Strassenschuh', ['P-5']],
      ['the last part of a compound', 'Spanner', ['P-1']],
      ['the last part of a compound, inflected', 'Stiefeln', ['P-4']],
      ['a compound that only its parts are here for', 'Lederguertel', ['P-2', 'P-3']],
      ['two words for one', 'Schuh Spanner', ['P-1', 'P-5']],
      ['one word for two', 'coathanger', ['P-7']],
      ['two letters swapped', 'Shcnürstiefel', ['P-4']],
      ['a missing letter in the middle', 'Schuhspaner', ['P-1']],
      ['the beginning of a word', 'schnürst', ['P-4']],
      ['the beginning of a word with a mistake', 'schnürtsie', ['P-4']],
      ['a part of a sku', '4711', ['P-5']],
      ['a variant’s sku', 'P5-4711-BLK', ['P-5']],
      ['the label of an option that a variant has', 'nachtblau', ['P-5']],
      ['the label of an option that the product has', 'cognacfarben', ['P-2']],
      ['a size with a comma', '42,5', ['P-5']],
      ['a size with a point', '42.5', ['P-5']],
      ['a size with a fraction', '42½', ['P-5']],
      ['a size that is no other size', '42', []],
      ['what the system calls its states', 'enabled', []],
      ['a text of the merchant’s own that is to be searched', 'oelmann', ['P-7']],
      ['a text of the merchant’s own that is not', 'restposten', []],
    ])('[SEARCH-4] %s finds it: %s', async (_title, text, expected) => {
      expect(await skus(text)).toEqual(expected)
    })

    test('a hidden variant is found by its own number, behind its product', async () => {
      expect(await skus('P5-4711-BLU')).toEqual(['P-5', 'P5-4711-BLU'])
      expect(await skus('Strassenschuh')).toEqual(['P-5'])
    })

    test('words that say nothing need not match', async () => {
      expect(await skus('der Gürtel mit dem braun', { operator: 'and' })).toEqual(['P-2'])
    })

    test('[S-29] 200 words are as much work as 24', async () => {
      const many = Array.from({ length: 200 }, (_, at) => `wort${at}`).join(' ')
      expect(await skus(`Schnürstiefel ${many}`, { minimumMatch: 0 })).toEqual(['P-4'])
      expect(await skus(`${many} Schnürstiefel`, { minimumMatch: 0 })).toEqual([])
      expect(await skus('x'.repeat(100_000))).toEqual([])
    })

    test('new labels are found, old ones are not', async () => {
      await find({ text: 'nachtblau' })
      await engine().put(attributeTarget, [
        { id: '1', document: { ...attributes[0]?.document, options: [{ value: '7', label: 'Tinte' }] } },
      ])
      expect(await skus('tinte')).toEqual(['P-5'])
      expect(await skus('nachtblau')).toEqual([])
    })
  })
}
