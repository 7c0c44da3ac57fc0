import { expect, test } from 'vitest'
import { TextCache } from './text-cache.ts'

const owner = {}

test('a text is kept for the object that it was made of, and for no other', () => {
  const cache = new TextCache(100)
  cache.set('a', owner, 'text')
  expect(cache.get('a', owner)).toBe('text')
  expect(cache.get('a', {})).toBeUndefined()
  expect(cache.get('b', owner)).toBeUndefined()
})

test('beyond its limit it forgets what was used longest ago', () => {
  const cache = new TextCache(12)
  cache.set('a', owner, '12345')
  cache.set('b', owner, '12345')
  cache.get('a', owner)
  cache.set('c', owner, '123')
  expect(cache.get('b', owner)).toBeUndefined()
  expect(cache.get('a', owner)).toBe('12345')
  expect(cache.get('c', owner)).toBe('123')
  expect(cache.size).toBe(10)
})

test('a text that is set again counts once', () => {
  const cache = new TextCache(12)
  cache.set('a', owner, '123456')
  cache.set('a', {}, '1234')
  expect(cache.size).toBe(5)
})

test('a text larger than the limit is not kept', () => {
  const cache = new TextCache(4)
  cache.set('a', owner, '1234')
  expect(cache.get('a', owner)).toBeUndefined()
  expect(cache.size).toBe(0)
})
