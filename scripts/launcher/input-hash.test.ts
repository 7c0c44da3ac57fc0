import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { inputHash } from './input-hash.mjs'

function project() {
  const root = temporaryFolder()
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  write('packages/contract/package.json', '{}')
  write('packages/domain/package.json', '{ "dependencies": { "@welt/contract": "1" } }')
  write('packages/storefront/package.json', '{ "dependencies": { "@welt/domain": "1", "react": "19" } }')
  write('packages/server/package.json', '{}')
  return { root, write, hash: () => inputHash(root, 'packages/storefront') }
}

test.each([
  ['a file of the package', 'packages/storefront/app/app.tsx'],
  ['a file of a package that it depends on', 'packages/domain/price/price.ts'],
  ['a file further down', 'packages/contract/api/call.ts'],
  ['the lockfile', 'package-lock.json'],
])('%s changes the fingerprint', (_, path) => {
  const { write, hash } = project()
  write(path, 'one')
  const before = hash()
  write(path, 'two')
  expect(hash()).not.toBe(before)
})

test.each([
  ['a test', 'packages/storefront/app/app.test.tsx'],
  ['the build itself', 'packages/storefront/dist/client/app.js'],
  ['a package that it does not know', 'packages/server/main.ts'],
])('%s does not change the fingerprint', (_, path) => {
  const { write, hash } = project()
  const before = hash()
  write(path, 'one')
  expect(hash()).toBe(before)
})

test('a file that moved changes the fingerprint', () => {
  const one = project()
  one.write('packages/storefront/a.ts', 'same')
  const other = project()
  other.write('packages/storefront/b.ts', 'same')
  expect(one.hash()).not.toBe(other.hash())
})
