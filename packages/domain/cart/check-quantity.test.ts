import { describe, expect, test } from 'vitest'
import { checkQuantity } from './check-quantity.ts'

describe('checkQuantity', () => {
  test.each<[unknown, number]>([
    [1, 1],
    [10_000, 10_000],
    ['3', 3],
    [' 3 ', 3],
    ['+3', 3],
    ['007', 7],
    ['', 1],
    ['  ', 1],
    [undefined, 1],
    [null, 1],
  ])('reads %j as %i', (input, qty) => {
    expect(checkQuantity(input, 10_000)).toEqual({ ok: true, qty })
  })

  test.each<[unknown, string]>([
    [0, 'not-above-zero'],
    ['0', 'not-above-zero'],
    ['-1', 'not-above-zero'],
    [-0.5, 'not-above-zero'],
    [Number.NEGATIVE_INFINITY, 'not-above-zero'],
    [2.5, 'not-an-integer'],
    ['2,5', 'not-an-integer'],
    ['1.000', 'not-an-integer'],
    ['1e3', 'not-an-integer'],
    ['zwei', 'not-an-integer'],
    [Number.NaN, 'not-an-integer'],
    [true, 'not-an-integer'],
    [['2'], 'not-an-integer'],
    [10_001, 'above-maximum'],
    ['99999999999999999999', 'above-maximum'],
    [Number.POSITIVE_INFINITY, 'above-maximum'],
  ])('refuses %j: %s', (input, reason) => {
    expect(checkQuantity(input, 10_000)).toEqual({ ok: false, reason, maximum: 10_000 })
  })
})
