import { readdirSync, readFileSync } from 'node:fs'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { describe, expect, test } from 'vitest'

const folder = new URL('./messages/', import.meta.url)
const languages = readdirSync(folder)
const groups = readdirSync(new URL('de/', folder))

function textsOf(language: string, file: string): Record<string, string> {
  return JSON.parse(readFileSync(new URL(`${language}/${file}`, folder), 'utf8')) as Record<string, string>
}

/** The names between braces, at any depth: `{count, plural, one {# Paar} other {# Paare}}` → count. */
function placeholders(text: string): string[] {
  const names = new Set<string>()
  const visit = (tokens: unknown): void => {
    if (!Array.isArray(tokens)) return
    for (const token of tokens as unknown[]) {
      if (!Array.isArray(token)) continue
      names.add(String(token[0]))
      const choices: unknown = token[2]
      if (choices && typeof choices === 'object') Object.values(choices).forEach(visit)
    }
  }
  visit(compileMessageOrThrow(text))
  return [...names].sort()
}

describe.each(groups)('the texts of %s', (file) => {
  const german = textsOf('de', file)

  test.each(languages)('have every key in %s, none blank, with the same placeholders', (language) => {
    const texts = textsOf(language, file)
    expect(Object.keys(texts).sort()).toEqual(Object.keys(german).sort())
    for (const [key, text] of Object.entries(texts)) {
      expect(text.trim(), key).not.toBe('')
      expect(placeholders(text), key).toEqual(placeholders(german[key] ?? ''))
    }
  })

  test('belong to one group each', () => {
    const group = file.replace('.json', '')
    for (const key of Object.keys(german)) expect(key.startsWith(`${group}.`), key).toBe(true)
  })
})
