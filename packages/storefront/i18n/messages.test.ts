import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { catalogueFaults, type Groups } from './catalogue-faults.ts'

const folder = new URL('./messages/', import.meta.url)

function groupsOf(language: string): Groups {
  const files = readdirSync(new URL(`${language}/`, folder))
  return Object.fromEntries(
    files.map((file) => {
      const texts = JSON.parse(readFileSync(new URL(`${language}/${file}`, folder), 'utf8')) as Record<string, string>
      return [file.replace('.json', ''), texts]
    }),
  )
}

const catalogues = Object.fromEntries(readdirSync(folder).map((language) => [language, groupsOf(language)]))

test('[SV-8] German, English and Italian have every text, none blank, with the same values', () => {
  expect(Object.keys(catalogues).sort()).toEqual(['de', 'en', 'it'])
  expect(catalogueFaults(catalogues)).toEqual([])
})

test.each(['de', 'it'])('the shop does not shout in %s', (language) => {
  const texts = Object.values(catalogues[language] ?? {}).flatMap((group) => Object.values(group))
  expect(texts.filter((text) => text.includes('!'))).toEqual([])
})

test.each(['en', 'it'])('[SV-8] no sentence stayed German in %s', (language) => {
  const same = Object.entries(catalogues['de'] ?? {}).flatMap(([group, texts]) =>
    Object.entries(texts).filter(([key, text]) => text === catalogues[language]?.[group]?.[key]),
  )
  expect(same.filter(([, text]) => /\p{L}{3} \p{L}/u.test(text.replaceAll(/\{.*?\}/g, '')))).toEqual([])
})
