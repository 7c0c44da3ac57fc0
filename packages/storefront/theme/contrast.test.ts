import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const themes = ['ellermoor', 'halden', 'laszlo']

/** Text needs 4.5:1, the borders and marks of controls 3:1. */
const pairs: [ink: string, ground: string, least: number][] = [
  ...['paper', 'card', 'well'].flatMap((ground): [string, string, number][] => [
    ['ink', ground, 7],
    ['ink-2', ground, 4.5],
    ['ink-3', ground, 4.5],
    ['edge', ground, 3],
    ['sale', ground, 4.5],
    ['ok', ground, 4.5],
    ['warn', ground, 4.5],
    ['err', ground, 4.5],
  ]),
  ['accent', 'card', 4.5],
  ['accent', 'paper', 4.5],
  ['on-accent', 'accent', 4.5],
  ['on-accent', 'accent-dk', 4.5],
  ['on-inv', 'inv', 7],
  ['on-inv-2', 'inv', 4.5],
  ['inv-brass', 'inv', 3],
  ['brass', 'paper', 3],
  ['header-ink', 'header', 7],
  ['header-ink-2', 'header', 4.5],
  ['header-mark', 'header', 3],
  ['on-header-badge', 'header-badge', 4.5],
  ['on-announcement', 'announcement', 7],
]

describe.each(themes)('the colours of %s', (theme) => {
  const colour = coloursOf(theme)

  test.each(pairs)('[UX-95] show %s on %s with at least %d:1', (ink, ground, least) => {
    expect(contrast(colour(ink), colour(ground))).toBeGreaterThanOrEqual(least)
  })
})

function coloursOf(theme: string): (name: string) => string {
  const css = readFileSync(new URL(`./${theme}.css`, import.meta.url), 'utf8')
  const values = new Map([...css.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]))
  const colour = (name: string): string => {
    const value = values.get(name)
    if (value === undefined) throw new Error(`${theme} has no --${name}.`)
    const reference = /^var\(--([\w-]+)\)$/.exec(value)?.[1]
    return reference === undefined ? value : colour(reference)
  }
  return colour
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** Relative luminance as WCAG defines it. */
function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  const [red = 0, green = 0, blue = 0] = channels.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
