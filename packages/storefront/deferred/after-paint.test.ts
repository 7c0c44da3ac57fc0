import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterPaint } from './after-paint.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what waits for the screen is done after the next frame, and once', () => {
  const frames: (() => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw))
  const done: string[] = []
  afterPaint(() => done.push('done'))
  vi.advanceTimersByTime(50)
  expect(done).toEqual([])
  for (const draw of frames) draw()
  expect(done).toEqual([])
  vi.advanceTimersByTime(0)
  expect(done).toEqual(['done'])
  vi.advanceTimersByTime(10_000)
  expect(done).toEqual(['done'])
})

test('a page that nobody sees draws no frame, and does it all the same', () => {
  vi.stubGlobal('requestAnimationFrame', () => 0)
  const done: string[] = []
  afterPaint(() => done.push('done'))
  vi.advanceTimersByTime(100)
  expect(done).toEqual(['done'])
})

test('the server, which has no screen, does not wait for one', () => {
  vi.stubGlobal('requestAnimationFrame', undefined)
  const done: string[] = []
  afterPaint(() => done.push('done'))
  vi.advanceTimersByTime(1)
  expect(done).toEqual(['done'])
})
