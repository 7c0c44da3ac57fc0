import { describe, expect, test } from 'vitest'
import { createEmbeddedEngine } from './embedded-engine.ts'
import type { Entry, SearchRequest } from './search-engine.ts'
import { describeSearchEngine } from './suite/search-engine-suite.ts'
import { parseSynonyms } from './text/parse-synonyms.ts'

describeSearchEngine('embedded', async () => createEmbeddedEngine())

const target = { index: 'shop', entity: 'product' }
const entries: Entry[] = [
  { id: '1', document: { sku: 'A-1', name: 'Budapester aus Kalbleder', category: [{ name: 'Herrenschuhe' }] } },
  { id: '2', document: { sku: 'B-2', name: 'Wing tip', category: [{ name: 'Herrenschuhe' }] } },
  { id: '3', document: { sku: 'C-3', name: 'Schnürstiefel' } },
]
const all: SearchRequest = { sort: [], from: 0, size: 50, aggregations: {} }

async function engineWith(synonyms: string) {
  const engine = createEmbeddedEngine({ synonyms: parseSynonyms(synonyms) })
  await engine.replace(target, entries)
  const names = async (text: string) =>
    (await engine.search(target, { ...all, text })).hits.map(({ document }) => document['name'])
  return { engine, names }
}

describe('synonyms', () => {
  test('[SEARCH-4] words that mean the same find each other, the asked one first', async () => {
    const { names } = await engineWith('budapester, full brogue, wing tip')
    expect(await names('Budapestern')).toEqual(['Budapester aus Kalbleder', 'Wing tip'])
    expect(await names('full brogues')).toEqual(['Wing tip', 'Budapester aus Kalbleder'])
    expect(await names('fullbrogue')).toEqual(['Wing tip', 'Budapester aus Kalbleder'])
    expect(await names('wing tips')).toEqual(['Wing tip', 'Budapester aus Kalbleder'])
  })

  test('an arrow goes one way', async () => {
    const { names } = await engineWith('brogue => budapester')
    expect(await names('brogue')).toEqual(['Budapester aus Kalbleder'])
    expect(await names('budapester')).toEqual(['Budapester aus Kalbleder'])
  })

  test.each([
    ['UK 8', ['Prag 42']],
    ['prag uk 8½', ['Prag 42½']],
    ['UK8', ['Prag 42']],
    ['uk 6', ['Prag 39½', 'Prag 40']],
    ['42', ['Prag 42']],
    ['UK 21', []],
  ])('those that come with the shop know British sizes: %s', async (text, found) => {
    const engine = createEmbeddedEngine()
    const sizes = ['39½', '40', '42', '42½']
    await engine.replace(
      target,
      sizes.map((size) => ({ id: size, document: { name: `Prag ${size}` } })),
    )
    const { hits } = await engine.search(target, { ...all, text })
    expect(hits.map(({ document }) => document['name'])).toEqual(found)
  })

  test('without synonyms there are none', async () => {
    const { names } = await engineWith('')
    expect(await names('full brogue')).toEqual([])
  })
})

describe('why a hit was found', () => {
  test.each([
    ['A-1', { word: 'A-1', found: 'A-1', field: 'sku', by: 'sku' }],
    ['Kalbleder', { word: 'Kalbleder', found: 'kalbleder', field: 'name', by: 'word' }],
    ['Budapestern', { word: 'Budapestern', found: 'budapester', field: 'name', by: 'stem' }],
    ['Schuhe', { word: 'Schuhe', found: 'herrenschuhe', field: 'category.name', by: 'compound' }],
    ['Kalbl', { word: 'Kalbl', found: 'kalbleder', field: 'name', by: 'prefix' }],
    ['Kalbledre', { word: 'Kalbledre', found: 'kalbleder', field: 'name', by: 'typo' }],
    ['Brogue', { word: 'Brogue', found: 'budapester', field: 'name', by: 'synonym' }],
  ])('%s', async (text, match) => {
    const { engine } = await engineWith('brogue => budapester')
    const { hits } = await engine.search(target, { ...all, text, explain: true })
    expect(hits[0]?.matches).toContainEqual(expect.objectContaining(match))
  })

  test('with the whole value as the merchant writes it, and the attribute that it belongs to', async () => {
    const engine = createEmbeddedEngine()
    const colour = {
      attribute_code: 'hf_color',
      is_user_defined: true,
      options: [{ value: '7', label: 'Dunkles Braun' }],
    }
    await engine.replace({ index: 'shop', entity: 'attribute' }, [{ id: '93', document: colour }])
    await engine.replace(target, [{ id: '1', document: { name: 'Wien', hf_color_options: [7] } }])
    const { hits } = await engine.search(target, { ...all, text: 'brauner', explain: true })
    expect(hits[0]?.matches).toEqual([
      { word: 'brauner', found: 'braun', field: 'hf_color', label: 'Dunkles Braun', by: 'stem' },
    ])
  })

  test('nobody is told who did not ask', async () => {
    const { engine } = await engineWith('')
    const { hits } = await engine.search(target, { ...all, text: 'Kalbleder' })
    expect(hits[0]).not.toHaveProperty('matches')
  })
})

describe('suggestions', () => {
  test.each([
    ['Kalbledr Budapster', 'kalbleder budapester'],
    ['schnurstifl', 'schnürstiefel'],
    ['Kalbleder', null],
    ['brogue', null],
    ['qqqqqqq', null],
  ])('for %s: %s', async (text, suggestion) => {
    const { engine } = await engineWith('brogue => budapester')
    expect(await engine.suggest?.(target, text)).toBe(suggestion)
  })

  test('an unknown target suggests nothing', async () => {
    const { engine } = await engineWith('')
    expect(await engine.suggest?.({ index: 'shop', entity: 'review' }, 'Schuh')).toBeNull()
  })
})

test('an index of one language knows the forms of that language alone', async () => {
  const engine = createEmbeddedEngine({ languages: ['en'], synonyms: [] })
  await engine.replace(target, [{ id: '1', document: { name: 'braun polishing' } }])
  expect((await engine.search(target, { ...all, text: 'polish' })).total).toBe(1)
  expect((await engine.search(target, { ...all, text: 'brauner', minimumMatch: 1 })).hits[0]?.score).toBeLessThan(
    (await engine.search(target, { ...all, text: 'braun' })).hits[0]?.score ?? 0,
  )
})

test('a question for words is answered before the others have been loaded too', async () => {
  const engine = createEmbeddedEngine({ synonyms: [], loaded: new Promise(() => {}) })
  await engine.replace(target, entries)
  expect((await engine.search(target, { ...all, text: 'Kalbleder' })).hits[0]?.id).toBe('1')
})
