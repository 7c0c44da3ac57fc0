import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { findRuntime } from './find-runtime.mjs'

const folder = temporaryFolder

test('the Node that npm brought comes first', () => {
  const root = folder()
  mkdirSync(join(root, 'node_modules', '.bin'), { recursive: true })
  writeFileSync(join(root, 'node_modules', '.bin', 'node'), '')
  const own = { platform: 'linux', version: '26.1.0', execPath: '/usr/bin/node' }
  expect(findRuntime(root, own)).toBe(join(root, 'node_modules', '.bin', 'node'))
})

test('without it our own Node serves if it is new enough', () => {
  expect(findRuntime(folder(), { platform: 'freebsd', version: '24.0.0', execPath: '/usr/bin/node' })).toBe(
    '/usr/bin/node',
  )
})

test('otherwise one sentence says what to do', () => {
  expect(() => findRuntime(folder(), { platform: 'freebsd', version: '20.11.0', execPath: '/usr/bin/node' })).toThrow(
    'npm has no Node 24 or newer for this system (freebsd), and this is Node 20.11.0: install a newer Node from https://nodejs.org and start again.',
  )
})
