import type { Language, Localized } from '../localized.ts'
import type { Chance } from './chance.ts'
import { fillLine } from './fill-line.ts'
import type { Line, Tone } from './line/line.ts'
import { titles } from './line/titles.ts'
import { linesAbout, type Topic, topics } from './line/topic.ts'
import { LineUses } from './line-uses.ts'
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

/** Puts facts into words, no two alike. */
export class ReviewComposer {
  readonly #uses = new LineUses()
  readonly #told: Readonly<Record<Language, Set<string>>> = { de: new Set(), en: new Set() }

  compose(fact: ReviewFact, chance: Chance): ReviewText {
    const said: Said[] = []
    const tones = tonesOf(fact, chance)
    const silent = silentTopics(fact, tones.length)
    for (const tone of tones) this.#say(said, { fact, tone, silent }, chance)
    let detail = detailOf(said, fact)
    while (this.#told.de.has(detail.de) || this.#told.en.has(detail.en)) {
      const tone = fact.rating > 3 ? 'praise' : 'remark'
      if (!this.#say(said, { fact, tone, silent: [] }, chance)) {
        throw new Error(`Everything has been said about ${fact.model.name}.`)
      }
      detail = detailOf(said, fact)
    }
    this.#told.de.add(detail.de)
    this.#told.en.add(detail.en)
    return { title: this.#title(said, fact, chance), detail }
  }

  /** Adds what has been said least often, about something that this review has not touched yet. */
  #say(said: Said[], { fact, tone, silent }: Turn, chance: Chance): boolean {
    const { sku, number } = fact.model
    const taken = new Set([...silent, ...said.map(({ topic }) => topic)])
    const lines = linesAbout(fact.model, fact.fit)
    const open = topics.flatMap((topic) =>
      taken.has(topic) || isOutOfPlace(topic, fact, tone)
        ? []
        : lines[topic].filter(sayable(fact, tone)).map((line) => ({ topic, line })),
    )
    // Who had to take another size says so.
    const aboutFit = fact.fit === 'true' ? [] : open.filter(({ topic }) => topic === 'fit')
    const choice = aboutFit.length > 0 ? aboutFit : open
    const best = this.#uses.leastUsed(choice, ({ line }) => line, sku, chance)
    if (!best) return false
    // Another of its wordings where the line has been used before.
    said.push({ ...best, wording: number + this.#uses.times(best.line, sku) })
    this.#uses.use(best.line, sku)
    return true
  }

  #title(said: readonly Said[], fact: ReviewFact, chance: Chance): Localized {
    const ordered = inOrder(said, fact)
    const about = ordered.find(({ line }) => line.tone === leadingTone(fact)) ?? ordered[0]
    const headings = about ? titles[about.topic][about.line.tone] : []
    const heading = this.#uses.leastUsed(headings, (one) => one, fact.model.sku, chance)
    if (!heading) throw new Error(`There is no heading for a review of ${fact.model.name}.`)
    this.#uses.use(heading, fact.model.sku)
    return { de: fillLine(heading.de, 'de', fact, 0), en: fillLine(heading.en, 'en', fact, 0) }
  }
}

function detailOf(said: readonly Said[], fact: ReviewFact): Localized {
  const ordered = inOrder(said, fact)
  const inLanguage = (language: Language) =>
    ordered.map(({ line, wording }) => fillLine(line[language], language, fact, wording)).join(' ')
  return { de: inLanguage('de'), en: inLanguage('en') }
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

/** Somebody whose shoes do not fit has not worn them to the opera, and whoever is cross finds nothing settled. */
const kindWords: ReadonlySet<Topic> = new Set(['pattern', 'leather', 'colour', 'make', 'finish', 'service'])
const dryWords: ReadonlySet<Topic> = new Set(['sole', 'make', 'finish', 'service', 'care'])

function isOutOfPlace(topic: Topic, { rating }: ReviewFact, tone: Tone): boolean {
  if (rating <= 2 && tone === 'remark') return !dryWords.has(topic)
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
