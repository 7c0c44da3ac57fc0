import { formatMessage, languageRules, type Message, type MessageValues } from './format-message.ts'
import type { MessageGroup, MessageKey } from './message-key.ts'

export type Text = (key: MessageKey, values?: MessageValues) => string

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

type Catalogue = Record<string, Message>
const bases = import.meta.glob<Catalogue>('./base/*.ts', { import: 'default' })
const pages = import.meta.glob<Catalogue>(
  './messages/*/{account,category,chat,checkout,content,field,footer,header,home,newsletter,product,search,zoom}.json',
  { import: 'default' },
)

export function createTexts(language: string): Texts {
  const rules = languageRules(language)
  const messages = new Map<string, Message>()
  const loaded = new Set<string>()
  const noValues: MessageValues = {}

  const load = async (file: string) => {
    if (loaded.has(file)) return
    const catalogue = bases[file] ?? pages[file]
    if (!catalogue) throw new Error(`There are no texts in ${file}.`)
    for (const [key, message] of Object.entries(await catalogue())) messages.set(key, message)
    loaded.add(file)
  }
  return {
    language,
    text(key, values = noValues) {
      const message = messages.get(key)
      if (!message) throw new MissingTextError(language, key)
      return formatMessage(message, values, rules)
    },
    async load(groups) {
      await Promise.all(textFiles(language, groups).map(load))
    },
  }
}

/** The files of the build that hold these texts, relative to this folder. */
export function textFiles(language: string, groups: readonly MessageGroup[]): string[] {
  return [`./base/${language}.ts`, ...groups.map((group) => `./messages/${language}/${group}.json`)]
}
