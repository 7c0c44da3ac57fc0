import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'

type Texts = Readonly<Record<string, string>>
/** The texts of a language by their group. */
export type Groups = Readonly<Record<string, Texts>>

/** The language that the others are compared with; the types of the keys come from it too. */
const original = 'de'

/** What is wrong with the texts of all languages, each fault as a sentence that names its place. */
export function catalogueFaults(catalogues: Readonly<Record<string, Groups>>): string[] {
  const expected = catalogues[original] ?? {}
  return Object.entries(catalogues).flatMap(([language, groups]) =>
    namesOf(expected, groups).flatMap((group) =>
      groupFaults({ group, expected: expected[group], texts: groups[group] }).map((fault) => `${language}: ${fault}`),
    ),
  )
}

interface Group {
  group: string
  expected: Texts | undefined
  texts: Texts | undefined
}

function groupFaults({ group, expected, texts }: Group): string[] {
  if (!texts) return [`the group "${group}" is missing.`]
  if (!expected) return [`nobody else has the group "${group}".`]
  return namesOf(expected, texts).flatMap((key) => {
    const [text, wanted] = [texts[key], expected[key]]
    if (text === undefined) return [`"${key}" is missing.`]
    if (wanted === undefined) return [`nobody else has "${key}".`]
    if (!key.startsWith(`${group}.`)) return [`"${key}" does not begin with its group "${group}".`]
    if (text.trim() === '') return [`"${key}" is blank.`]
    const [values, wantedValues] = [placeholders(text), placeholders(wanted)]
    return values === wantedValues ? [] : [`"${key}" has the values (${values}), not (${wantedValues}).`]
  })
}

function namesOf(...tables: object[]): string[] {
  return [...new Set(tables.flatMap((table) => Object.keys(table)))]
}

/** The names between braces, at any depth: `{count, plural, one {# Paar} other {# Paare}}` → count. */
function placeholders(text: string): string {
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
  return [...names].sort().join(', ')
}
