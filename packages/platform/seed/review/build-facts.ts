import type { LastName } from '@welt/illustration/params/shoe-params.ts'
import { type EuSize, sizes } from '../attribute/sizes.ts'
import type { Model } from '../collection/model.ts'
import { models } from '../collection/models.ts'
import { sizesOf, widthsOf } from '../shoe/ranges.ts'
import { type Chance, chanceOf } from './chance.ts'
import type { Fit } from './line/fit-lines.ts'
import { nicknameOf } from './nicknames.ts'
import { pendingCounts, reviewCounts } from './review-counts.ts'
import type { ReviewFact, Status } from './review-fact.ts'

const day = 24 * 60 * 60 * 1000
const firstDay = Date.UTC(2021, 0, 8)
const lastDay = Date.UTC(2026, 10, 12)
const pendingFrom = Date.UTC(2026, 9, 22)

/** Every review of a shoe, by model in the order of the collection. */
export function buildFacts(): ReviewFact[] {
  return models.flatMap((model) => [
    ...factsOf(model, reviewCounts.get(model.sku) ?? 0, 1),
    ...factsOf(model, pendingCounts.get(model.sku) ?? 0, 2),
  ])
}

function factsOf(model: Model, count: number, status: Status): ReviewFact[] {
  return Array.from({ length: count }, (_, place) => factOf(model, status, chanceOf(`${model.sku} ${status} ${place}`)))
}

function factOf(model: Model, status: Status, chance: Chance): ReviewFact {
  const width = widthOf(model, chance)
  const rating = ([5, 4, 3, 2, 1] as const)[chance.weighted([60, 28, 6.5, 3, 2.5])] ?? 5
  const { size, usual, fit } = fitOf(model, chance, { width, rating })
  const createdAt = momentOf(model, status, chance)
  return {
    model,
    rating,
    status,
    nickname: nicknameOf(chance, model.wearer === 'women' ? chance.next() < 0.96 : chance.next() < 0.05),
    createdAt,
    age: (createdAt.getTime() - Date.parse(model.since)) / (30.4 * day),
    isVerified: chance.next() < 0.9,
    colour: chance.next() < 0.45 ? model.colours[0] : chance.pick(model.colours),
    size,
    usual,
    width,
    fit,
  }
}

/** Most feet are of the middle width. */
function widthOf({ range }: Model, chance: Chance) {
  const made = widthsOf(range)
  return made[chance.weighted(made.map((width) => ({ F: 2, G: 7, H: 2 })[width]))] ?? 'G'
}

/** Weights for: fits, runs small, runs large, narrow, wide. Loafers give, chisel toes do not. */
const fitOfLast: Readonly<Record<LastName, readonly [number, number, number, number, number]>> = {
  '71': [80, 5, 2, 11, 2],
  '64': [88, 4, 3, 1, 4],
  '58': [66, 3, 26, 3, 2],
  '76': [76, 9, 2, 12, 1],
  '83': [84, 6, 4, 4, 2],
  '45': [82, 2, 8, 0, 8],
  '32': [87, 4, 4, 3, 2],
  '37': [78, 7, 2, 12, 1],
  '29': [70, 19, 1, 9, 1],
}
const fits: readonly Fit[] = ['true', 'took-more', 'took-less', 'narrow', 'wide']

function fitOf(model: Model, chance: Chance, { width, rating }: Pick<ReviewFact, 'width' | 'rating'>) {
  const size = commonSize(sizesOf(model.range, width), chance)
  const fit = fits[chance.weighted(fitOfLast[model.last])] ?? 'true'
  // Who is content has found the size; who is not still has the wrong one.
  if (rating <= 2 && fit === 'took-more') return { size, usual: size, fit: 'too-small' as const }
  if (rating <= 2 && fit === 'took-less') return { size, usual: size, fit: 'too-large' as const }
  const step = fit === 'took-more' ? -1 : fit === 'took-less' ? 1 : 0
  const usual = neighbour(size, step)
  // Beyond the ends of the table there is nothing to take more or less of.
  return usual === undefined ? { size, usual: size, fit: 'true' as const } : { size, usual, fit }
}

/** From the middle of what is made, seldom from its ends. */
function commonSize(made: readonly { eu: EuSize }[], chance: Chance): EuSize {
  const middle = (made.length - 1) / 2
  const weights = made.map((_, place) => 1 / (1 + ((place - middle) / (made.length / 4)) ** 2))
  const { eu } = made[chance.weighted(weights)] ?? { eu: '42' as const }
  return eu
}

function neighbour(size: EuSize, step: 0 | 1 | -1): EuSize | undefined {
  return sizes[sizes.findIndex(({ eu }) => eu === size) + step]?.eu
}

/** More of them lie in the last two years: the shop has grown. */
function momentOf({ since }: Model, status: Status, chance: Chance): Date {
  const begin = status === 1 ? Math.max(firstDay, Date.parse(since) + 16 * day) : pendingFrom
  const share = status === 1 ? 1 - (1 - chance.next()) ** 1.6 * (0.35 + 0.65 * chance.next()) : chance.next()
  const date = new Date(begin + Math.floor(((lastDay - begin) * share) / day) * day)
  date.setUTCHours(6 + Math.floor(chance.next() * 16), Math.floor(chance.next() * 60), Math.floor(chance.next() * 60))
  return date
}
