import { beforeAll, expect, test } from 'vitest'
import { buildCatalog } from '../../seed/build-catalog.ts'
import { ellermoor } from '../../seed/testing/demo-store-views.ts'
import { createEmbeddedEngine } from '../embedded-engine.ts'
import { fieldValues } from '../field-values.ts'
import type { Document, SearchEngine } from '../search-engine.ts'

const target = { index: 'shop', entity: 'product' }
let engine: SearchEngine

beforeAll(async () => {
  const { product, attribute } = buildCatalog(ellermoor)
  const entries = (documents: readonly { id: number }[]) =>
    documents.map((document) => ({ id: String(document.id), document: { ...document } }))
  engine = createEmbeddedEngine()
  await engine.replace({ ...target, entity: 'attribute' }, entries(attribute))
  await engine.replace(target, entries(product))
})

/** The first page of the panel. */
async function found(text: string): Promise<Document[]> {
  const filter = { op: 'terms', field: 'visibility', values: [3, 4] } as const
  const { hits } = await engine.search(target, { filter, text, sort: [], from: 0, size: 18, aggregations: {} })
  return hits.map(({ document }) => document)
}

const optionLabels = (document: Document) => fieldValues(document, 'configurable_options.values.label')
const brown = /braun|cognac|mokka|kastanie|tabak|whisky/i

test('[UX-12] "brauner deby" finds Derbys that there are in brown', async () => {
  const shoes = await found('brauner deby')
  expect(shoes).toHaveLength(18)
  for (const shoe of shoes) {
    expect(shoe['hf_sub_headline'], String(shoe['name'])).toMatch(/^Derby/)
    expect(optionLabels(shoe).join(), String(shoe['name'])).toMatch(brown)
  }
})

test('[UX-12] "Budapester" finds full brogues', async () => {
  const shoes = await found('Budapester')
  expect(shoes).toHaveLength(18)
  for (const shoe of shoes) expect(shoe['hf_sub_headline'], String(shoe['name'])).toMatch(/^Budapester/)
})

test('[UX-12] "42,5" and "42.5" both find what there is in 42½', async () => {
  const shoes = await found('42,5')
  expect(shoes).toHaveLength(18)
  for (const shoe of shoes) expect(optionLabels(shoe), String(shoe['name'])).toContain('42½')
  expect(await found('42.5')).toEqual(shoes)
})
