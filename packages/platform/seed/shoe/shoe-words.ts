import { slugify } from '@welt/domain/product/slugify.ts'
import type { LeatherName, PatternName } from '@welt/illustration/params/shoe-params.ts'
import type { Model } from '../collection/model.ts'
import type { Language, Localized } from '../localized.ts'
import { tanneries, upperLeather } from './materials.ts'

/** What kind of shoe it is, as it stands inside a sentence. */
const kinds: Readonly<Record<PatternName, Localized>> = {
  'plain-oxford': { de: 'Oxford', en: 'plain Oxford' },
  'cap-oxford': { de: 'Oxford', en: 'Oxford' },
  'semi-brogue': { de: 'Semi-Brogue', en: 'semi-brogue' },
  'full-brogue': { de: 'Budapester', en: 'full brogue' },
  derby: { de: 'Derby', en: 'Derby' },
  'derby-brogue': { de: 'Derby mit Lochung', en: 'brogue Derby' },
  'single-monk': { de: 'Monk', en: 'single monk' },
  'double-monk': { de: 'Doppelmonk', en: 'double monk' },
  'penny-loafer': { de: 'Penny Loafer', en: 'penny loafer' },
  'tassel-loafer': { de: 'Tassel Loafer', en: 'tassel loafer' },
  chelsea: { de: 'Chelsea-Boot', en: 'Chelsea boot' },
  'lace-boot': { de: 'Schnürstiefel', en: 'lace boot' },
  jodhpur: { de: 'Jodhpur-Stiefel', en: 'Jodhpur boot' },
  sneaker: { de: 'Sneaker', en: 'sneaker' },
}

const leatherWords: Readonly<Record<LeatherName, Localized>> = {
  calf: { de: 'glattes Kalbleder', en: 'smooth calf' },
  grain: { de: 'genarbtes Kalbleder', en: 'grained calf' },
  suede: { de: 'Veloursleder', en: 'suede' },
  cordovan: { de: 'Cordovan', en: 'shell cordovan' },
  patent: { de: 'Lackleder', en: 'patent leather' },
}

type Cut = Pick<Model, 'pattern' | 'wearer'>

/** "Derby für Damen", "women’s Derby": as it stands inside a sentence. */
export function kindOf({ pattern, wearer }: Cut, language: Language): string {
  const kind = kinds[pattern][language]
  if (wearer === 'men') return kind
  return language === 'de' ? `${kind} für Damen` : `women’s ${kind}`
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** One fact for the card: "Oxford, glattes Kalbleder". */
export function factOf(model: Model, language: Language): string {
  return (
    model.text[language].fact ?? `${capitalized(kindOf(model, language))}, ${leatherWords[model.leather][language]}`
  )
}

/** "Kalbleder, Gerberei Oberthal, Elsass". */
export function upperOf({ leather, tannery }: Model, language: Language): string {
  return `${upperLeather[leather][language]}, ${tanneries[tannery][language]}`
}

export function weightOf({ weight, wearer }: Model, language: Language): string {
  const size = wearer === 'women' ? 38 : 42
  return language === 'de' ? `${weight} g je Schuh in EU ${size}` : `${weight} g per shoe in EU ${size}`
}

/** The last part of the page's address: name and kind, in letters that need no escaping. */
export function urlKeyOf(model: Model, language: Language): string {
  const { urlKey } = model.text[language]
  if (urlKey !== undefined) return urlKey
  const kind = kinds[model.pattern][language]
  const whom = language === 'de' ? 'damen' : 'womens'
  return asciiSlug([model.name, ...(model.wearer === 'women' ? [whom] : []), kind].join(' '))
}

/** German spells its umlauts out where it has none. */
export function asciiSlug(text: string): string {
  const spelt = text.toLowerCase().replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue')
  return slugify(spelt)
}
