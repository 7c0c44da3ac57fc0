import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSynonyms, type SynonymRule } from './parse-synonyms.ts'

let kept: readonly SynonymRule[] | undefined

/** Words of the shoe trade, in German and English. */
export function readDefaultSynonyms(): readonly SynonymRule[] {
  kept ??= readSynonyms(join(import.meta.dirname, 'default-synonyms.txt'))
  return kept
}

export function readSynonyms(file: string): SynonymRule[] {
  return parseSynonyms(readFileSync(file, 'utf8'))
}
