import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { Config } from './config.ts'

const { sizes } = Config.parse({}).image
const storefront = join(import.meta.dirname, '../../storefront')

describe('the sizes of pictures', () => {
  test.each([
    ['cart', '200x200'],
    ['product', '400x400'],
    ['gallery', '1292x950'],
    ['mobile', '390x390'],
    ['display', '646x475'],
    ['thumbs', '100x75'],
  ])('[OUT-3] the size for %s, %s, is among them', (_, size) => {
    expect(sizes).toContain(size)
  })

  test('[OUT-3] every size that the storefront asks for is among them', () => {
    const files = readdirSync(storefront, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /^[^.]*\.tsx?$/.test(file) && !/^(?:dist|node_modules)\b/.test(file),
    )
    const asked = files.flatMap((file) => {
      const calls = readFileSync(join(storefront, file), 'utf8').matchAll(/pictureUrl\([^;]*?,\s*(\d+),\s*(\d+)\s*\)/g)
      return [...calls].map(([, width, height]) => `${width}x${height}`)
    })
    expect(asked.length).toBeGreaterThan(10)
    expect(new Set(asked).difference(new Set(sizes))).toEqual(new Set())
  })
})
