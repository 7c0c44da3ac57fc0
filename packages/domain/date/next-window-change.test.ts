import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isWithinWindow } from './is-within-window.ts'
import { nextWindowChange } from './next-window-change.ts'

const at = (timestamp: number | null) => (timestamp === null ? null : new Date(timestamp).toISOString())

describe('nextWindowChange', () => {
  test('a window that has yet to open changes just after its first bound', () => {
    expect(nextWindowChange({ from: at(1000), to: at(2000) }, 500)).toBe(1001)
  })

  test('an open window changes at its last bound, and never after', () => {
    expect(nextWindowChange({ from: at(1000), to: at(2000) }, 1500)).toBe(2000)
    expect(nextWindowChange({ from: at(1000), to: at(2000) }, 2000)).toBeNull()
    expect(nextWindowChange({ from: at(1000), to: null }, 1500)).toBeNull()
  })

  test.each([
    [{}, 0],
    [{ from: at(2000), to: at(1000) }, 0],
    [{ from: 'soon', to: null }, 0],
    [{ from: null, to: 'later' }, 0],
  ])('%j never changes', (window, now) => {
    expect(nextWindowChange(window, now)).toBeNull()
  })

  test('it is the first moment at which the answer is another one', () => {
    const bound = fc.option(fc.integer({ min: 0, max: 12 }))
    fc.assert(
      fc.property(bound, bound, fc.integer({ min: 0, max: 14 }), (from, to, now) => {
        const window = { from: at(from), to: at(to) }
        const later = Array.from({ length: 15 }, (_, step) => now + step)
        const turn = later.find((moment) => isWithinWindow(window, moment) !== isWithinWindow(window, now))
        expect(nextWindowChange(window, now)).toBe(turn ?? null)
      }),
    )
  })
})
