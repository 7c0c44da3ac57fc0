import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ownIds } from './create-anchors.ts'

const storefront = join(import.meta.dirname, '..')

/** Pages that show no content with ids: theirs never meet a heading of the merchant. */
const otherPages = /^(?:node_modules|dist|home|product|category|checkout|search|order)\b|\.test\./

test('every id that may stand beside a content page is kept from the headings of a content', () => {
  const sources = readdirSync(storefront, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.tsx') && !otherPages.test(path),
  )
  const written = sources.flatMap((path) =>
    [...readFileSync(join(storefront, path), 'utf8').matchAll(/\bid="([a-z-]+)"/g)].map(([, id = '']) => id),
  )
  expect(written.length).toBeGreaterThan(4)
  expect(written.filter((id) => !ownIds.has(id))).toEqual([])
})
