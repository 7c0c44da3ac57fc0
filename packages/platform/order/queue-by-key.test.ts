import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { QueueByKey } from './queue-by-key.ts'

test('work of one key follows one another, even after a failure; work of another key does not wait', async () => {
  const queue = new QueueByKey()
  const seen: string[] = []
  const work = (name: string, ms: number) => async () => {
    seen.push(`${name} begins`)
    await pause(ms)
    seen.push(`${name} ends`)
    if (name === 'a1') throw new Error('a1 failed')
    return name
  }
  const a1 = queue.run('a', work('a1', 20))
  const a2 = queue.run('a', work('a2', 1))
  const b = queue.run('b', work('b', 1))
  await expect(a1).rejects.toThrow('a1 failed')
  expect(await Promise.all([a2, b])).toEqual(['a2', 'b'])
  expect(seen).toEqual(['a1 begins', 'b begins', 'b ends', 'a1 ends', 'a2 begins', 'a2 ends'])
})
