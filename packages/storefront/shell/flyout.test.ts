import { describe, expect, test } from 'vitest'
import { type FlyoutEvent, nextFlyout } from './flyout.ts'

const point = (href: string): FlyoutEvent => ({ type: 'pointed', href })
const click = (href: string): FlyoutEvent => ({ type: 'clicked', href })
const leave: FlyoutEvent = { type: 'left' }
const dismiss: FlyoutEvent = { type: 'dismissed' }

function after(...events: FlyoutEvent[]) {
  return events.reduce<ReturnType<typeof nextFlyout>>(nextFlyout, null)?.href
}

describe('the flyout', () => {
  test('opens under the pointer and closes when the pointer leaves', () => {
    expect(after(point('/schuhe'))).toBe('/schuhe')
    expect(after(point('/schuhe'), leave)).toBeUndefined()
  })

  test('opens with a click, stays when the pointer leaves, and closes with the next click', () => {
    expect(after(click('/schuhe'), leave)).toBe('/schuhe')
    expect(after(click('/schuhe'), click('/schuhe'))).toBeUndefined()
  })

  test('that opened under the pointer is kept, not closed, by the first click', () => {
    expect(after(point('/schuhe'), click('/schuhe'))).toBe('/schuhe')
    expect(after(point('/schuhe'), click('/schuhe'), leave)).toBe('/schuhe')
  })

  test('follows the pointer to the next word, and stays open if it was clicked before', () => {
    expect(after(point('/schuhe'), point('/stiefel'))).toBe('/stiefel')
    expect(after(click('/schuhe'), point('/stiefel'), leave)).toBe('/stiefel')
  })

  test('is closed by Escape, by a link and by leaving the menu', () => {
    expect(after(click('/schuhe'), dismiss)).toBeUndefined()
    expect(after(point('/schuhe'), dismiss)).toBeUndefined()
  })
})
