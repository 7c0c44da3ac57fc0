import { catalogEntities } from '@welt/contract/api/catalog.ts'
import { models } from '../collection/models.ts'
import { regions } from '../page/dealers.ts'
import { type Catalog, textsOf } from './catalog.ts'

/** Names that keep their German spelling in an English sentence. */
const places = ['Gerberstraße', 'Zweibrücken', 'Lohmühle', 'Rübezahl']
const dealers = regions.flatMap((region) =>
  region.dealers.flatMap(({ name, street, town }) => [
    name.replace('&', '&amp;'),
    street,
    ...(typeof town === 'string' ? [town] : []),
  ]),
)
const germanWords = /\b(und|der|das|mit|für|ist|nicht|oder|auf|eine|einen|wird)\b \p{L}/u
const englishWords = /\b(the|and|with|which|for|this|are|from) \p{L}/u

/** Texts in the wrong language, and fields that one language has and the other lacks. */
export function checkLanguages(german: Catalog, english: Catalog): string[] {
  return [...foreign(german, english), ...missing(german, english)]
}

function foreign(german: Catalog, english: Catalog): string[] {
  const names = new RegExp([...places, ...dealers, ...models.map(({ name }) => name)].join('|'), 'gu')
  const faults: string[] = []
  for (const [field, text] of textsOf(english)) {
    // People are called what they are called.
    if (field === 'nickname') continue
    const left = text.replaceAll(names, '')
    if (/[äöüÄÖÜß]/.test(left) || germanWords.test(left)) faults.push(`German in the English ${field}: ${text}`)
  }
  for (const [field, text] of textsOf(german)) {
    if (englishWords.test(text)) faults.push(`English in the German ${field}: ${text}`)
  }
  return faults
}

function missing(german: Catalog, english: Catalog): string[] {
  const faults: string[] = []
  for (const entity of catalogEntities) {
    const others = new Map<number | undefined, object>(english[entity].map((document) => [document.id, document]))
    if (others.size !== german[entity].length) faults.push(`There are not as many of ${entity} in both languages.`)
    for (const document of german[entity]) {
      const other = others.get(document.id)
      if (!other) faults.push(`${entity} ${document.id} is there in German alone.`)
      else if (fieldsOf(document) !== fieldsOf(other))
        faults.push(`${entity} ${document.id} has other fields in English.`)
    }
  }
  return faults
}

/** The fields as they lie inside each other, lists by their length. */
function fieldsOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(fieldsOf).join()}]`
  if (typeof value !== 'object' || value === null) return ''
  return Object.entries(value)
    .map(([key, item]) => `${key}${fieldsOf(item)}`)
    .join()
}
