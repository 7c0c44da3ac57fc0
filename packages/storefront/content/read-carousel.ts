import type { EmbeddedCarousel } from '@welt/contract/entity/cms-block.ts'

type Carousel = EmbeddedCarousel['carousel']

/** The carousel that an editor wrote down, or null where it is not one. By hand: the contract's schemas stay on the server. */
export function readCarousel(json: string): Carousel | null {
  const written = parse(json)
  if (!isObject(written) || Object.keys(written).length !== 1 || !isObject(written['carousel'])) return null
  const { category, count, heading, heading_level, ...unknown } = written['carousel']
  if (Object.keys(unknown).length > 0) return null
  if (!isWhole(category, 1, Number.MAX_SAFE_INTEGER) || !isWhole(heading_level, 2, 6)) return null
  if (count !== undefined && !isWhole(count, 1, 24)) return null
  if (heading !== undefined && typeof heading !== 'string') return null
  return { category, count, heading, heading_level }
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isWhole(value: unknown, least: number, most: number): value is number {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most
}
