import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { precompress } from './precompress.mjs'

test('texts get a smaller copy for brotli and gzip, small files and fonts do not', async () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'assets'))
  const script = join(folder, 'assets', 'client.js')
  const content = 'export const greeting = "Größe"\n'.repeat(100)
  writeFileSync(script, content)
  writeFileSync(join(folder, 'assets', 'tiny.css'), 'a{}')
  writeFileSync(join(folder, 'assets', 'font.woff2'), Buffer.alloc(4096))

  expect(await precompress(folder)).toBe(1)
  expect(brotliDecompressSync(readFileSync(`${script}.br`)).toString()).toBe(content)
  expect(gunzipSync(readFileSync(`${script}.gz`)).toString()).toBe(content)
  expect(existsSync(join(folder, 'assets', 'tiny.css.br'))).toBe(false)
  expect(existsSync(join(folder, 'assets', 'font.woff2.br'))).toBe(false)
})
