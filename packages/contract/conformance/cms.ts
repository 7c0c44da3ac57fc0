import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { getCmsPage } from '../api/cms.ts'
import { type ConformanceClient, refusalOf } from './conformance-client.ts'
import { oneOf, type Shop } from './shop.ts'

const base = '/api/ext/cms-data'
const Content = z.looseObject({
  id: z.union([z.int(), z.string()]),
  identifier: z.string(),
  title: z.string(),
  content: z.string(),
})

export function describeCms(client: ConformanceClient, shop: () => Promise<Shop>): void {
  /** The first content of a kind that the catalogue search tells, and how to ask for it in its store view. */
  async function first(entity: 'cms_page' | 'cms_block') {
    const { ask, view } = await shop()
    const { hits } = await ask({ entity, parameters: { size: 1, sort: 'id:asc' } })
    return { found: Content.parse(oneOf(hits, entity)), query: `?storeCode=${view.storeCode}` }
  }

  describe('content', () => {
    test.each([
      ['cms_page', 'cmsPage'],
      ['cms_block', 'cmsBlock'],
    ] as const)('[CMS-1] %s is told by its id as the catalogue search tells it', async (entity, name) => {
      const { found, query } = await first(entity)
      const told = await client.result(Content, `${base}/${name}/${encodeURIComponent(found.id)}${query}`)
      expect(told).toMatchObject({ identifier: found.identifier, title: found.title, content: found.content })
    })

    test.each([
      ['cms_page', 'cmsPageIdentifier'],
      ['cms_block', 'cmsBlockIdentifier'],
    ] as const)('[CMS-1] %s is told by its identifier', async (entity, name) => {
      const { found, query } = await first(entity)
      const path = `${base}/${name}/${encodeURIComponent(found.identifier)}/storeId/0${query}`
      expect(await client.result(Content, path)).toMatchObject({ id: found.id, title: found.title })
    })

    test.each([
      ['cms_page', 500],
      ['cms_block', 150],
      ['cms_block', 500],
      ['cms_hierarchy', 500],
    ] as const)('[CMS-1] %s is found by search, %i at once, and by its identifier', async (entity, size) => {
      const { ask } = await shop()
      const { hits, total } = await ask({ entity, parameters: { size } })
      expect(hits).toHaveLength(Math.min(total, size))
      const { id, identifier } = oneOf(hits, entity)
      for (const operator of ['eq', 'like']) {
        const named = await ask({ entity, filters: [['identifier', { [operator]: identifier }]] })
        expect(named.hits.map((hit) => hit.id)).toContain(id)
        expect(named.hits.every((hit) => hit.identifier === identifier)).toBe(true)
      }
    })

    test.each(['cmsPage/987654321', 'cmsBlock/987654321', 'cmsPageIdentifier/no-such-page/storeId/0'])(
      '[CMS-1] %s is 404 with the text of the source',
      async (path) => {
        expect(refusalOf(await client.call(`${base}/${path}`))).toEqual({ code: 404, result: getCmsPage.errors[404] })
      },
    )
  })
}
