import { promises as fs } from 'node:fs'
import { join } from 'node:path'
import { type PromotedContent, type PromotedName, promotedSchemas } from '@welt/contract/entity/promoted-content.ts'
import { z } from 'zod'
import { isMissing } from '../file/is-missing.ts'

export type PromotedFile<Name extends PromotedName> =
  | { state: 'missing' }
  | { state: 'broken'; fault: string }
  | { state: 'read'; content: PromotedContent[Name] }

const mostCharacters = 1024 * 1024

interface Known {
  stamp: string
  file: PromotedFile<PromotedName>
}

/**
 * The merchant's own files, `promoted/{storeCode}/{name}.json` below the media folder. A file is read again when it has
 * changed; neither part of its path comes from a visitor, names and codes are the shop's.
 */
export class PromotedFiles {
  readonly #folder: string | undefined
  readonly #onBroken: (fault: { file: string; fault: string }) => void
  readonly #known = new Map<string, Known>()

  constructor(mediaFolder: string | undefined, onBroken: (fault: { file: string; fault: string }) => void) {
    this.#folder = mediaFolder
    this.#onBroken = onBroken
  }

  async read<Name extends PromotedName>(storeCode: string, name: Name): Promise<PromotedFile<Name>>
  async read(storeCode: string, name: PromotedName): Promise<PromotedFile<PromotedName>> {
    if (this.#folder === undefined) return { state: 'missing' }
    const path = `promoted/${storeCode}/${name}.json`
    const file = join(this.#folder, path)
    const stamp = await stampOf(file)
    if (stamp === undefined) return { state: 'missing' }
    const known = this.#known.get(path)
    if (known?.stamp === stamp) return known.file
    const read = await readPromoted(file, name)
    this.#known.set(path, { stamp, file: read })
    if (read.state === 'broken') this.#onBroken({ file: path, fault: read.fault })
    return read
  }
}

async function stampOf(file: string): Promise<string | undefined> {
  try {
    const { mtimeMs, size } = await fs.stat(file)
    return `${mtimeMs} ${size}`
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

async function readPromoted(file: string, name: PromotedName): Promise<PromotedFile<PromotedName>> {
  const value = await readJson(file)
  if (value instanceof Error) return isMissing(value) ? { state: 'missing' } : { state: 'broken', fault: value.message }
  const parsed = promotedSchemas[name].safeParse(value)
  return parsed.success
    ? { state: 'read', content: parsed.data }
    : { state: 'broken', fault: z.prettifyError(parsed.error) }
}

/** The file is a person's work: what is wrong with it is told, not thrown. */
async function readJson(file: string): Promise<unknown> {
  try {
    const text = await fs.readFile(file, 'utf8')
    if (text.length > mostCharacters) return new RangeError(`It has more than ${mostCharacters} characters.`)
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    return error
  }
}
