import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ownIds } from './create-anchors.ts'

const storefront = join(import.meta.dirname, '..')

test('every id that the shop writes is kept from the headings of a content', () => {
  const sources = readdirSync(storefront, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.tsx') && !/^(?:node_modules|dist)|\.test\./.test(path),
  )
  const written = sources.flatMap((path) =>
    [...readFileSync(join(storefront, path), 'utf8').matchAll(/\bid="([a-z-]+)"/g)].map(([, id = '']) => id),
  )
  expect(written.length).toBeGreaterThan(8)
  expect(written.filter((id) => !ownIds.has(id))).toEqual([])
})
