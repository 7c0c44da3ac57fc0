import { colours } from '../attribute/colours.ts'
import type { Language, Localized } from '../localized.ts'
import type { Chance } from './chance.ts'
import { isBoot, type Line, type Tone } from './line/line.ts'
import { titles } from './line/titles.ts'
import { linesAbout, type Topic, topics } from './line/topic.ts'
import type { ReviewFact } from './review-fact.ts'

export interface ReviewText {
  title: Localized
  detail: Localized
}

interface Said {
  topic: Topic
  line: Line
  /** Which of its alternatives. */
  wording: number
}

interface Turn {
  fact: ReviewFact
  tone: Tone
  /** What this review does not speak of. */
  silent: readonly Topic[]
}

/** Remembers what was said about which model, so that its reviews do not repeat each other. */
export class ReviewComposer {
  readonly #uses = new Map<object, number>()
  readonly #usesOfModel = new Map<string, Map<object, number>>()
  readonly #told: Readonly<Record<Language, Set<string>>> = { de: new Set(), en: new Set() }

  compose(fact: ReviewFact, chance: Chance): ReviewText {
    const said: Said[] = []
    const tones = tonesOf(fact, chance)
    const silent = silentTopics(fact, tones.length)
    for (const tone of tones) this.#say(said, { fact, tone, silent }, chance)
    let text = this.#write(said, fact, chance)
    while (this.#isTold(text)) {
      const tone = fact.rating > 3 ? 'praise' : 'remark'
      if (!this.#say(said, { fact, tone, silent: [] }, chance)) {
        throw new Error(`Everything has been said about ${fact.model.name}.`)
      }
      text = this.#write(said, fact, chance)
    }
    this.#told.de.add(text.detail.de)
    this.#told.en.add(text.detail.en)
    return text
  }

  #isTold({ detail }: ReviewText): boolean {
    return this.#told.de.has(detail.de) || this.#told.en.has(detail.en)
  }

  /** Adds what has been said least often, about something that this review has not touched yet. */
  #say(said: Said[], { fact, tone, silent }: Turn, chance: Chance): boolean {
    const taken = new Set([...silent, ...said.map(({ topic }) => topic)])
    const lines = linesAbout(fact.model, fact.fit)
    const open = topics.flatMap((topic) =>
      taken.has(topic) || isOutOfPlace(topic, fact, tone)
        ? []
        : lines[topic].filter(sayable(fact, tone)).map((line) => ({ topic, line })),
    )
    // Who had to take another size says so.
    const mustTellFit = fact.fit !== 'true' && !taken.has('fit')
    const ranked = open
      .map((one) => ({
        one,
        rank: this.#rank(one.line, fact, chance) - (mustTellFit && one.topic === 'fit' ? 1e6 : 0),
      }))
      .sort((a, b) => a.rank - b.rank)
    const best = ranked[0]?.one
    if (!best) return false
    // Another of the wordings where the line has been used before.
    const wording = fact.model.number + (this.#usesOfModel.get(fact.model.sku)?.get(best.line) ?? 0)
    said.push({ ...best, wording })
    this.#use(best.line, fact)
    return true
  }

  #rank(item: object, { model }: ReviewFact, chance: Chance): number {
    const here = this.#usesOfModel.get(model.sku)?.get(item) ?? 0
    return here * 100 + (this.#uses.get(item) ?? 0) * 0.4 + chance.next() * 4
  }

  #use(item: object, { model }: ReviewFact): void {
    const here = this.#usesOfModel.get(model.sku) ?? new Map<object, number>()
    here.set(item, (here.get(item) ?? 0) + 1)
    this.#usesOfModel.set(model.sku, here)
    this.#uses.set(item, (this.#uses.get(item) ?? 0) + 1)
  }

  #write(said: readonly Said[], fact: ReviewFact, chance: Chance): ReviewText {
    const ordered = inOrder(said, fact)
    const [first] = ordered
    if (!first) throw new Error(`Nothing can be said about ${fact.model.name}.`)
    const about = ordered.find(({ line }) => line.tone === leadingTone(fact)) ?? first
    const [title] = titles[about.topic][about.line.tone]
      .map((heading) => ({ heading, rank: this.#rank(heading, fact, chance) }))
      .sort((a, b) => a.rank - b.rank)
    if (!title) throw new Error(`There is no heading for ${about.topic}.`)
    this.#use(title.heading, fact)
    const detail = (language: Language) =>
      ordered.map(({ line, wording }) => fill(line[language], language, fact, wording)).join(' ')
    return {
      title: { de: fill(title.heading.de, 'de', fact, 0), en: fill(title.heading.en, 'en', fact, 0) },
      detail: { de: detail('de'), en: detail('en') },
    }
  }
}

/** How much is said, and in which mood: content people are brief. */
function tonesOf({ rating, fit }: ReviewFact, chance: Chance): Tone[] {
  const more = (list: readonly Tone[], weights: readonly number[]) => list.slice(0, 1 + chance.weighted(weights))
  const fitTone: Tone[] = fit === 'narrow' || fit === 'wide' ? ['remark'] : []
  if (rating === 5) return [...fitTone, ...more(['praise', 'praise', 'praise', 'praise'], [30, 38, 22, 10])]
  if (rating === 4)
    return [...(fitTone.length > 0 ? fitTone : (['remark'] as const)), ...more(['praise', 'praise'], [55, 45])]
  if (rating === 3) return [...fitTone, 'complaint', ...more(['praise', 'remark'], [65, 35])]
  if (rating === 2) return ['complaint', ...more(['remark', 'complaint'], [75, 25])]
  return ['complaint', ...(chance.next() < 0.4 ? (['complaint'] as const) : [])]
}

function sayable({ model, colour, age, rating }: ReviewFact, tone: Tone): (line: Line) => boolean {
  return (line) =>
    line.tone === tone &&
    (line.months ?? 0) <= age &&
    (line.when?.(model, colour) ?? true) &&
    // Nobody who is content begins with trouble.
    (tone !== 'complaint' || rating <= 3)
}

/** Whose pair it is tells nothing by itself, and whom it pinches does not praise the last. */
function silentTopics({ fit }: ReviewFact, count: number): Topic[] {
  return [...(count === 1 ? (['history'] as const) : []), ...(fit === 'true' ? [] : (['last'] as const))]
}

/** Somebody whose shoes do not fit has not worn them to the opera. */
const kindWords: ReadonlySet<Topic> = new Set(['pattern', 'leather', 'colour', 'make', 'finish', 'service'])

function isOutOfPlace(topic: Topic, { rating }: ReviewFact, tone: Tone): boolean {
  return rating <= 3 && tone === 'praise' && !kindWords.has(topic)
}

function leadingTone({ rating }: ReviewFact): Tone {
  return rating <= 3 ? 'complaint' : 'praise'
}

/** As people tell it; whoever is cross says why first. */
function inOrder(said: readonly Said[], { rating }: ReviewFact): Said[] {
  const place = ({ topic, line }: Said) =>
    topics.indexOf(topic) - (rating <= 2 && line.tone === 'complaint' ? topics.length : 0)
  return [...said].sort((a, b) => place(a) - place(b))
}

const shoeWords = {
  de: { shoe: ['Schuh', 'Stiefel'], shoes: ['Schuhe', 'Stiefel'] },
  en: { shoe: ['shoe', 'boot'], shoes: ['shoes', 'boots'] },
} as const

function fill(text: string, language: Language, fact: ReviewFact, wording: number): string {
  const { model, colour, size, usual, width } = fact
  const kind = isBoot(model) ? 1 : 0
  const label = colours[colour].label[language]
  const words: Readonly<Record<string, string>> = {
    name: model.name,
    colour: language === 'en' ? label.toLowerCase() : label,
    size,
    usual,
    width,
    last: model.last,
    shoe: shoeWords[language].shoe[kind],
    shoes: shoeWords[language].shoes[kind],
  }
  const filled = text
    .replaceAll(/\[([^\]]+)\]/g, (_, choices: string) => {
      const list = choices.split('|')
      return list[wording % list.length] ?? ''
    })
    .replaceAll(/\{(\w+)\}/g, (slot, name: string) => words[name] ?? slot)
  return filled.charAt(0).toUpperCase() + filled.slice(1)
}
