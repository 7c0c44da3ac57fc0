import { formatMessage, languageRules, type Message, type MessageValues } from './format-message.ts'
import type { MessageGroup, MessageKey } from './message-key.ts'

export type Text = (key: MessageKey, values?: MessageValues) => string

/** The texts of one language: what every page carries first, a page's own group with the page. */
export interface Texts {
  readonly language: string
  readonly text: Text
  load(groups: readonly MessageGroup[]): Promise<void>
  /** Whether all of them are loaded. */
  has(groups: readonly MessageGroup[]): boolean
}

export class MissingTextError extends Error {
  constructor(language: string, key: string) {
    super(`There is no ${language} text for "${key}", or its group is not loaded.`)
    this.name = 'MissingTextError'
  }
}

type Catalogue = Record<string, Message>
/** What a file of `base` holds. */
interface Language {
  base: Catalogue
  groups: Record<string, () => Promise<Catalogue>>
}
const languages = import.meta.glob<Language>('./base/*.ts')

export function createTexts(language: string): Texts {
  const rules = languageRules(language)
  const messages = new Map<string, Message>()
  const loaded = new Set<string>()
  const noValues: MessageValues = {}

  const take = (catalogue: Catalogue) => {
    for (const [key, message] of Object.entries(catalogue)) messages.set(key, message)
  }
  const load = async ({ groups }: Language, group: MessageGroup) => {
    const catalogue = groups[`../messages/${language}/${group}.json`]
    if (!catalogue) throw new Error(`There are no ${language} texts of "${group}".`)
    take(await catalogue())
    loaded.add(group)
  }
  return {
    language,
    text(key, values = noValues) {
      const message = messages.get(key)
      if (!message) throw new MissingTextError(language, key)
      return formatMessage(message, values, rules)
    },
    has: (groups) => groups.every((group) => loaded.has(group)),
    async load(groups) {
      const known = await languages[`./base/${language}.ts`]?.()
      if (!known) throw new Error(`There are no texts in the language "${language}".`)
      if (messages.size === 0) take(known.base)
      await Promise.all(groups.filter((group) => !loaded.has(group)).map((group) => load(known, group)))
    },
  }
}

/** The files of the build that hold these texts, relative to this folder. */
export function textFiles(language: string, groups: readonly MessageGroup[]): string[] {
  return [`./base/${language}.ts`, ...groups.map((group) => `./messages/${language}/${group}.json`)]
}
