import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { silentLog } from '../log/log.ts'
import { StockTeller } from './stock-teller.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the first is told at once, a crowd together, and the next one at once again', () => {
  const told: (readonly string[])[] = []
  const teller = new StockTeller({ onStockChanged: (skus) => void told.push(skus), log: silentLog }, 500)
  teller.tell(['a'])
  teller.tell(['b'])
  teller.tell(['b', 'c'])
  expect(told).toEqual([['a']])
  vi.advanceTimersByTime(500)
  expect(told).toEqual([['a'], ['b', 'c']])
  vi.advanceTimersByTime(1000)
  teller.tell(['d'])
  expect(told).toEqual([['a'], ['b', 'c'], ['d']])
})

test('a listener that fails is in the log and is told again', async () => {
  const warnings: string[] = []
  const log = { ...silentLog, warn: (_: object, message: string) => void warnings.push(message) }
  let calls = 0
  const fails = async () => {
    calls++
    throw new Error('not now')
  }
  const teller = new StockTeller({ onStockChanged: fails, log }, 500)
  teller.tell(['a'])
  teller.tell(['b'])
  await vi.advanceTimersByTimeAsync(600)
  expect([calls, warnings.length]).toEqual([2, 2])
})
