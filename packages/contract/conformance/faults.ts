import { describe, expect, test } from 'vitest'
import { ErrorEnvelope } from '../envelope.ts'
import type { Answer, ConformanceClient } from './conformance-client.ts'
import { hostileTexts, hostileValues } from './hostile-value.ts'
import type { Shop } from './shop.ts'

const parameterNames = [
  'size',
  'from',
  'sort',
  '_source_include',
  '_source_exclude',
  'q',
  'request',
  'request_format',
  'response_format',
]

const values: readonly unknown[] = [
  ...hostileValues,
  'x',
  { eq: {} },
  { in: {} },
  { gt: 'x' },
  { gte: [] },
  { or: [{}] },
  { ['__proto__']: 1 },
  { in: Array(3000).fill(1) },
]

/** Whatever is sent, the answer is JSON that says what was wrong: never a crash, never a page of somebody else's making. */
export function describeFaults(client: ConformanceClient, shop: () => Promise<Shop>): void {
  /** What is wrong with an answer; nothing for a good one and for a proper refusal. */
  function faultOf({ status, body, text, headers }: Answer): string | undefined {
    if (status >= 500) return `${status}: ${text.slice(0, 200)}`
    if (!headers.get('content-type')?.includes('application/json') || body === undefined) return 'not JSON'
    if (status < 400) return undefined
    const refusal = ErrorEnvelope.safeParse(body)
    return refusal.success && refusal.data.code === status ? undefined : `no envelope: ${text.slice(0, 200)}`
  }

  async function faultsOf(sent: Iterable<[label: string, answer: () => Promise<Answer>]>): Promise<string[]> {
    const faults: string[] = []
    for (const [label, answer] of sent) {
      const fault = faultOf(await answer())
      if (fault) faults.push(`${label.slice(0, 200)} → ${fault}`)
    }
    return faults
  }

  function gets(paths: readonly string[]): [string, () => Promise<Answer>][] {
    return paths.map((path) => [path, () => client.call(path)])
  }

  function posts(path: string, bodies: readonly unknown[]): [string, () => Promise<Answer>][] {
    return bodies.map((body) => {
      const text = JSON.stringify(body)
      return [text, () => client.post(path, text)]
    })
  }

  describe('bad input is never a server error', () => {
    test('in stock calls', async () => {
      const paths = hostileTexts.flatMap((text) => {
        const value = encodeURIComponent(text.toWellFormed())
        return [
          `/api/stock/check?sku=${value}`,
          `/api/stock/check/${value}`,
          `/api/stock/list?skus=${value},${value}`,
          `/api/stock/check?sku=a&sku=${value}`,
        ]
      })
      expect(await faultsOf(gets(paths))).toEqual([])
    })

    test('in the parameters of a catalogue search', async () => {
      const { index } = await shop()
      const paths = parameterNames.flatMap((name) =>
        hostileTexts.map((text) => {
          const query = new URLSearchParams({ size: '1', [name]: text })
          return `/api/catalog/${index}/product/_search?${query}`
        }),
      )
      expect(await faultsOf(gets(paths))).toEqual([])
    })

    test('in the path of a catalogue search', async () => {
      const { index } = await shop()
      const paths = hostileTexts.flatMap((text) => {
        const part = encodeURIComponent(text.toWellFormed())
        return [`/api/catalog/${part}/product/_search`, `/api/catalog/${index}/${part}/_search`, `/api/catalog/${part}`]
      })
      expect(await faultsOf(gets(paths))).toEqual([])
    })

    test('in a search query', async () => {
      const { index } = await shop()
      const path = `/api/catalog/${index}/product/_search?size=1&request_format=search-query&response_format=compact`
      const queries = values.flatMap((value) => [
        value,
        { _appliedFilters: value },
        { _appliedFilters: [value] },
        { _appliedFilters: [{ attribute: 'sku', value, scope: 'default' }] },
        { _appliedFilters: [{ attribute: 'hf_color', value, scope: 'catalog' }] },
        { _appliedFilters: [{ attribute: value, value: 1 }] },
        { _availableFilters: [{ field: value, scope: 'catalog' }] },
        { _availableFilters: value },
        { _appliedSort: [{ field: value }] },
        { _appliedSort: [{ field: 'id', options: value }] },
        { _searchText: value },
        { groupId: value, groupToken: value },
      ])
      expect(await faultsOf(posts(path, queries))).toEqual([])
    })

    test('in url calls', async () => {
      const bodies = values.flatMap((value) => [
        value,
        { url: value },
        { url: 'a', includeFields: value },
        { url: 'a', filters: value },
        { url: 'a', filters: { sku: value } },
      ])
      expect(await faultsOf(posts('/api/url/map', bodies))).toEqual([])
      expect(
        await faultsOf(gets(hostileTexts.map((text) => `/api/url?url=${encodeURIComponent(text.toWellFormed())}`))),
      ).toEqual([])
    })

    test('a question of two hundred words is answered', async () => {
      const { ask } = await shop()
      const text = Array.from({ length: 200 }, (_, at) => `wort${at % 50}schuh`).join(' ')
      expect((await ask({ text })).total).toBeGreaterThanOrEqual(0)
    })
  })
}
