import type { HitMatch } from '@welt/contract/api/catalog.ts'
import type { AttributeLabels } from '../attribute/load-attributes.ts'
import type { Texts } from '../i18n/text.ts'

interface Words {
  labels: AttributeLabels
  text: Texts['text']
}

/** What a row says anyway needs no reason. */
const shownFields = new Set(['name', 'hf_sub_headline'])
const mostReasons = 2

/** Why a product was found, in a few words; undefined where everybody sees it, or where the platform does not tell. */
export function whyFound(matches: unknown, words: Words): string | undefined {
  if (!Array.isArray(matches)) return undefined
  const read = matches.filter(isMatch)
  const isSeen = read.some(({ field, by }) => field === 'name' && by === 'word')
  const reasons = read.flatMap((match) => reasonOf(match, isSeen, words) ?? [])
  return [...new Set(reasons)].slice(0, mostReasons).join(' · ') || undefined
}

function reasonOf(match: HitMatch, isSeen: boolean, { labels, text }: Words): string | undefined {
  const { word, by, field, label } = match
  if (by === 'sku') return isSeen ? undefined : text('search.whySku', { sku: match.found })
  const found = asWritten(match)
  if (by === 'typo') return text('search.whyTypo', { word, found })
  const name = labels.name(field)
  if (name !== undefined && label !== undefined) return text('search.whyAttribute', { name, label })
  if (by === 'synonym') return text('search.whySynonym', { word, found })
  if (shownFields.has(field)) return undefined
  return field === 'category.name' && label !== undefined ? text('search.whyDepartment', { label }) : undefined
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
