import { resolve } from 'node:path'
import type { SynonymRule } from '@welt/platform/search/text/parse-synonyms.ts'
import { readSynonyms } from '@welt/platform/search/text/read-synonyms.ts'
import type { Config } from '../config/config.ts'
import { StartUpError } from '../start/start-up-error.ts'

/** The merchant's own words; undefined where they have none. What is wrong with the file is told in a sentence. */
export function readSynonymsFile(
  { catalog }: Pick<Config, 'catalog'>,
  root: string,
): readonly SynonymRule[] | undefined {
  if (catalog.synonymsFile === null) return undefined
  try {
    return readSynonyms(resolve(root, catalog.synonymsFile))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartUpError(`The file of catalog.synonymsFile cannot be used: ${reason}`, { cause: error })
  }
}
