import { I18n, type Messages } from '@lingui/core'
import type { MessageGroup, MessageKey } from './message-key.ts'

export type Text = (key: MessageKey, values?: Record<string, string | number>) => string

/** The texts of one language: groups are loaded when the first page needs them. */
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

const catalogues = import.meta.glob<Messages>('./messages/*/*.json', { import: 'default' })

export function createTexts(language: string): Texts {
  const i18n = new I18n({
    missing: (_, key) => {
      throw new MissingTextError(language, key)
    },
  })
  i18n.loadAndActivate({ locale: language, messages: {} })
  const loaded = new Set<MessageGroup>()
  return {
    language,
    text: (key, values) => i18n._(key, values),
    async load(groups) {
      const missing = groups.filter((group) => !loaded.has(group))
      await Promise.all(
        missing.map(async (group) => {
          const catalogue = catalogues[messageFile(language, group)]
          if (!catalogue) throw new Error(`There are no ${language} texts for the group "${group}".`)
          i18n.load(language, await catalogue())
          loaded.add(group)
        }),
      )
    },
  }
}

export function messageFile(language: string, group: MessageGroup): string {
  return `./messages/${language}/${group}.json`
}
