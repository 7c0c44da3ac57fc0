import { I18n, type Messages } from '@lingui/core'
import type { MessageGroup, MessageKey } from './message-key.ts'

export type Text = (key: MessageKey, values?: Record<string, string | number>) => string

/** The texts of one language: what every page carries first, a page's own group with the page. */
export interface Texts {
  readonly language: string
  readonly text: Text
  load(groups: readonly MessageGroup[]): Promise<void>
}

export class MissingTextError extends Error {
  constructor(language: string, key: string) {
    super(`There is no ${language} text for "${key}", or its group is not loaded.`)
    this.name = 'MissingTextError'
  }
}

const bases = import.meta.glob<Messages>('./base/*.ts', { import: 'default' })
const pages = import.meta.glob<Messages>('./messages/*/{home,category,product}.json', { import: 'default' })

export function createTexts(language: string): Texts {
  const i18n = new I18n({
    missing: (_, key) => {
      throw new MissingTextError(language, key)
    },
  })
  i18n.loadAndActivate({ locale: language, messages: {} })
  const loaded = new Set<string>()

  const load = async (file: string) => {
    if (loaded.has(file)) return
    const catalogue = bases[file] ?? pages[file]
    if (!catalogue) throw new Error(`There are no texts in ${file}.`)
    i18n.load(language, await catalogue())
    loaded.add(file)
  }
  return {
    language,
    text: (key, values) => i18n._(key, values),
    async load(groups) {
      await Promise.all(textFiles(language, groups).map(load))
    },
  }
}

/** The files of the build that hold these texts, relative to this folder. */
export function textFiles(language: string, groups: readonly MessageGroup[]): string[] {
  return [`./base/${language}.ts`, ...groups.map((group) => `./messages/${language}/${group}.json`)]
}
