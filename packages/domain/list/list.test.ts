import { describe, expect, test } from 'vitest'
import { listLimit } from './list-entry.ts'
import { readEntries } from './read-entries.ts'
import { restoreEntry } from './restore-entry.ts'
import { seeEntry } from './see-entry.ts'
import { toggleEntry } from './toggle-entry.ts'

const entry = (sku: string) => ({ sku, name: `Modell ${sku}` })
const list = (skus: string) => skus.split('').map(entry)
const skus = (entries: readonly { sku: string }[]) => entries.map(({ sku }) => sku).join('')

describe('toggleEntry', () => {
  test('[USER-9] puts a product at the end, and takes it away at the second press', () => {
    const added = toggleEntry(list('ab'), entry('c'), 4)
    expect([added.change, skus(added.list)]).toEqual(['added', 'abc'])
    expect(toggleEntry(added.list, entry('b'), 4)).toEqual({ change: 'removed', list: list('ac'), place: 1 })
  })

  test('[PROD-18] a fifth model is not compared, and none of the four goes', () => {
    const full = list('abcd')
    expect(listLimit.compare).toBe(4)
    expect(toggleEntry(full, entry('e'), listLimit.compare)).toEqual({ change: 'refused', list: full })
    expect(toggleEntry(full, entry('a'), listLimit.compare).change).toBe('removed')
  })

  test('keeps sku and name alone of what it is given', () => {
    const product = { ...entry('a'), price: 389 }
    expect(toggleEntry([], product, 4).list).toEqual([entry('a')])
  })
})

describe('restoreEntry', () => {
  test.each([
    ['where it stood', 'acd', 'b', 1, 'abcd'],
    ['at the end of a list that has grown shorter', 'a', 'b', 3, 'ab'],
    ['not twice', 'ab', 'b', 0, 'ab'],
    ['not into a full list', 'acde', 'b', 1, 'acde'],
  ])('[USER-9] a removed product comes back %s', (_, now, removed, place, then) => {
    expect(skus(restoreEntry(list(now), entry(removed), { place, limit: 4 }))).toBe(then)
  })
})

describe('seeEntry', () => {
  test.each([
    ['first', 'bc', 'a', 'abc'],
    ['once, in front', 'abc', 'c', 'cab'],
    ['in the place of the oldest', 'abcd', 'e', 'eabc'],
  ])('[PROD-18] what is looked at stands %s', (_, before, seen, then) => {
    expect(skus(seeEntry(list(before), entry(seen), 4))).toBe(then)
  })

  test('looking at the newest once more changes nothing', () => {
    const seen = list('ab')
    expect(seeEntry(seen, entry('a'), 4)).toBe(seen)
  })
})

describe('readEntries', () => {
  test.each([null, 7, 'a', {}, [null, 7, 'a', {}, { sku: 'a' }, { sku: '', name: 'a' }, { sku: 1, name: 'a' }]])(
    'finds nothing in %j',
    (kept) => {
      expect(readEntries(kept, 4)).toEqual([])
    },
  )

  test('leaves out what comes twice, too much or is too long', () => {
    const kept = [...list('aab'), { sku: 'x'.repeat(300), name: 'x' }, ...list('cdef')]
    expect(skus(readEntries(kept, 4))).toBe('abcd')
  })

  test('takes sku and name of a whole product', () => {
    expect(readEntries([{ ...entry('a'), price: 389, configurable_children: [] }], 4)).toEqual(list('a'))
  })
})
