import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Config } from './config.ts'
import { configKeys } from './config-key.ts'
import { configurationDoc } from './configuration-doc.ts'

test('[CFG-1] docs/configuration.md lists every key with its default and meaning', () => {
  const written = readFileSync(new URL('../../../docs/configuration.md', import.meta.url), 'utf8')
  expect(written, 'Run `npm run docs`').toBe(configurationDoc())
})

test('[CFG-1] every value of the parsed configuration is one of the documented keys', () => {
  const documented = new Set(configKeys().map((key) => key.name))
  const leaves = (value: unknown, name: string): string[] => {
    if (documented.has(name) || typeof value !== 'object' || value === null) return [name]
    return Object.entries(value).flatMap(([key, inner]) => leaves(inner, name === '' ? key : `${name}.${key}`))
  }
  expect(leaves(Config.parse({}), '').filter((name) => !documented.has(name))).toEqual([])
})
