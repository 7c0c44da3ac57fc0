import { describe, expect, test } from 'vitest'
import { isWithinWindow } from './is-within-window.ts'

const now = Date.parse('2026-03-15T12:00:00Z')

describe('isWithinWindow', () => {
  test.each([
    { from: '2026-03-01 00:00:00', to: '2026-03-31 00:00:00', within: true },
    { from: '2026-03-16 00:00:00', to: '2026-03-31 00:00:00', within: false },
    { from: '2026-03-01 00:00:00', to: '2026-03-14 00:00:00', within: false },
    { from: null, to: null, within: true },
    { from: undefined, to: undefined, within: true },
    { from: '', to: '', within: true },
    { from: '2026-03-01 00:00:00', to: null, within: true },
    { from: null, to: '2026-03-31 00:00:00', within: true },
    { from: '2026-04-01 00:00:00', to: null, within: false },
    { from: null, to: '2026-03-01 00:00:00', within: false },
    { from: '2026-03-15 12:00:00', to: null, within: false },
    { from: null, to: '2026-03-15 12:00:00', within: false },
    { from: '2026-03-15T11:59:59.999Z', to: '2026-03-15T12:00:00.001Z', within: true },
    { from: '2026-03-15T13:30:00+02:00', to: '2026-03-15T14:30:00+02:00', within: true },
    { from: '2026-03-15T11:59', to: null, within: true },
    { from: '2026-03-15', to: '2026-03-16', within: true },
    { from: 'soon', to: null, within: false },
    { from: null, to: '2026-13-45 00:00:00', within: false },
  ])('from $from to $to: $within', ({ from, to, within }) => {
    expect(isWithinWindow({ from, to }, now)).toBe(within)
  })
})
