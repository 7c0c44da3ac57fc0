import { expect, test } from 'vitest'
import { lastMeasures } from '../last/last-measures.ts'
import type { Line } from '../line/point.ts'
import { lastNames } from '../params/shoe-params.ts'
import { footPlan } from './foot-plan.ts'

const dress = { welt: '270', sole: 'leather' } as const
const heavy = { welt: 'storm', sole: 'commando' } as const

function widthAt(line: Line, y: number): number {
  const near = line.filter((here) => Math.abs(here.y - y) < 2).map(({ x }) => x)
  return Math.max(...near) - Math.min(...near)
}

test.each(lastNames)('last %s from above has the length and widths the workshop measures', (name) => {
  const { length, ball, seat, waist } = lastMeasures[name]
  const { sole } = footPlan(name, dress)
  const ys = sole.map(({ y }) => y)
  const xs = sole.map(({ x }) => x)
  expect(Math.max(...ys) - Math.min(...ys)).toBeCloseTo(length, -0.3)
  expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(ball - 3)
  expect(Math.max(...xs) - Math.min(...xs)).toBeLessThan(ball + 3)
  expect(Math.abs(widthAt(sole, length * 0.12) - seat)).toBeLessThan(2)
  const narrowest = Math.min(...[0.32, 0.36, 0.4].map((share) => widthAt(sole, length * share)))
  expect(Math.abs(narrowest - waist)).toBeLessThan(6)
})

test('the toe swings to the inner side, further than the middle of the ball', () => {
  for (const name of lastNames) {
    const { sole } = footPlan(name, dress)
    const tip = sole.reduce((top, here) => (here.y > top.y ? here : top))
    expect(tip.x).toBeLessThan(-4)
  }
})

test('toe forms differ: near the tip a chisel is broader than an almond, a square broader than a chisel', () => {
  const tipWidth = (name: (typeof lastNames)[number]): number => {
    const { sole, length } = footPlan(name, dress)
    return widthAt(sole, length - 9)
  }
  expect(tipWidth('76')).toBeGreaterThan(tipWidth('71') + 3)
  expect(tipWidth('83')).toBeGreaterThan(tipWidth('76') + 3)
})

test('the upper leaves an even welt around the forefoot and overhangs a slim waist', () => {
  for (const name of lastNames) {
    const plan = footPlan(name, dress)
    for (const y of [200, 230, 250]) {
      const at = y * plan.scale
      expect(widthAt(plan.sole, at) - widthAt(plan.upper, at)).toBeGreaterThan(7)
      expect(widthAt(plan.sole, at) - widthAt(plan.upper, at)).toBeLessThan(15)
    }
    expect(widthAt(plan.upper, 112 * plan.scale)).toBeGreaterThan(widthAt(plan.sole, 112 * plan.scale))
  }
})

test('a welt that runs all round stands out at the heel too', () => {
  const back = (making: typeof dress | typeof heavy): number =>
    Math.min(...footPlan('45', making).upper.map(({ y }) => y))
  expect(back(heavy)).toBeGreaterThan(back(dress) + 2)
})

test('places from edge to edge lie on the upper, whatever the last', () => {
  for (const name of lastNames) {
    const plan = footPlan(name, dress)
    expect(plan.place(1, 220).x).toBeCloseTo(plan.edge(220 * plan.scale, 1), 6)
    expect(plan.place(-1, 220).x).toBeCloseTo(plan.edge(220 * plan.scale, -1), 6)
    expect(plan.place(0, 220).x).toBeCloseTo(plan.centre(220 * plan.scale), 6)
  }
})
