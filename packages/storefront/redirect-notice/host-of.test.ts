import { expect, test } from 'vitest'
import { hostOf } from './host-of.ts'

test.each([
  ['https://www.youtube.com/watch?v=1', 'youtube.com'],
  ['https://laszlo.example/', 'laszlo.example'],
  ['no address', 'no address'],
])('%s is %s to people', (url, host) => {
  expect(hostOf(url)).toBe(host)
})
