import type { HitMatch } from '@welt/contract/api/catalog.ts'
import type { AttributeLabels } from '../attribute/load-attributes.ts'
import type { Texts } from '../i18n/text.ts'

interface Words {
  /** What the card says in any case: a word that stands there needs no reason. */
  seen?: string
  labels: AttributeLabels
  text: Texts['text']
}

const mostReasons = 2

/** Why a product was found, in a few words; undefined where everybody sees it, or where the platform does not tell. */
export function whyFound(matches: unknown, words: Words): string | undefined {
  if (!Array.isArray(matches)) return undefined
  const read = matches.filter(isMatch)
  const seen = new Set(wordsOf(words.seen ?? ''))
  const isSeen = ({ by, found }: HitMatch) => by === 'word' && wordsOf(found).every((word) => seen.has(word))
  // The number of an article is asked for by its own name where that is part of it.
  const isNumberSeen = read.some(isSeen)
  const reasons = read.flatMap((match) =>
    isSeen(match) || (match.by === 'sku' && isNumberSeen) ? [] : (reasonOf(match, words) ?? []),
  )
  return [...new Set(reasons)].slice(0, mostReasons).join(' · ') || undefined
}

function reasonOf(match: HitMatch, { labels, text }: Words): string | undefined {
  const { word, by, field, label } = match
  if (by === 'sku') return text('search.whySku', { sku: match.found })
  const found = asWritten(match)
  if (by === 'typo') return text('search.whyTypo', { word, found })
  const name = labels.name(field)
  if (name !== undefined && label !== undefined) return text('search.whyAttribute', { name, label })
  if (by === 'synonym') return text('search.whySynonym', { word, found })
  return field === 'category.name' && label !== undefined ? text('search.whyDepartment', { label }) : undefined
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Words are looked up in small letters; the value in which one stands has those of the merchant. */
function asWritten({ found, label = '' }: HitMatch): string {
  const at = label.toLowerCase().indexOf(found.toLowerCase())
  return at === -1 ? found : label.slice(at, at + found.length)
}

function isMatch(value: unknown): value is HitMatch {
  const { word, found, field, by, label = '' } = (value ?? {}) as Partial<HitMatch>
  return [word, found, field, by, label].every((part) => typeof part === 'string')
}
