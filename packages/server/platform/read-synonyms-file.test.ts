import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { Config } from '../config/config.ts'
import { readSynonymsFile } from './read-synonyms-file.ts'

const root = mkdtempSync(join(tmpdir(), 'welt-synonyms-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
const config = (synonymsFile: string | null) => Config.parse({ catalog: { synonymsFile } })

test('[SEARCH-4] a merchant names words that mean the same', () => {
  writeFileSync(join(root, 'words.txt'), '# Räder\nDrahtesel, Rad\nKlapprad => Faltrad\n')
  expect(readSynonymsFile(config('words.txt'), root)).toHaveLength(2)
  expect(readSynonymsFile(config(null), root)).toBeUndefined()
})

test('a file that is not there, or that nobody can read, stops the start with a sentence', () => {
  writeFileSync(join(root, 'bad.txt'), 'a => b => c\n')
  expect(() => readSynonymsFile(config('missing.txt'), root)).toThrow(/catalog\.synonymsFile.*missing\.txt/)
  expect(() => readSynonymsFile(config('bad.txt'), root)).toThrow(/catalog\.synonymsFile.*line 1/i)
})
