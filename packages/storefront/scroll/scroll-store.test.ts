import { expect, test } from 'vitest'
import { nextScroll } from './scroll-store.ts'

test.each([
  ['down', { top: 100, isDown: false }, 140, { top: 140, isDown: true }],
  ['up', { top: 140, isDown: true }, 120, { top: 120, isDown: false }],
  ['nowhere, so it stays as it was', { top: 140, isDown: true }, 140, { top: 140, isDown: true }],
  ['to the top', { top: 140, isDown: true }, 0, { top: 0, isDown: false }],
  ['beyond the top, as rubber bands do', { top: 10, isDown: false }, -30, { top: 0, isDown: false }],
])('[SHELL-11] a page scrolls %s', (_, before, top, after) => {
  expect(nextScroll(before, top)).toEqual(after)
})
