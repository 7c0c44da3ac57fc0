import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { oncePerInput } from './stamp.mjs'

function counted() {
  const path = join(temporaryFolder(), 'dist', '.stamp')
  let runs = 0
  const work = async () => {
    runs += 1
  }
  return { path, work, runs: () => runs }
}

test('work is done once for each state of its inputs', async () => {
  const { path, work, runs } = counted()
  const outcomes = []
  for (const inputs of ['a', 'a', 'b', 'b', 'a']) outcomes.push(await oncePerInput({ path, inputs, work }))
  expect(outcomes).toEqual(['done', 'skipped', 'done', 'skipped', 'done'])
  expect(runs()).toBe(3)
})

test('work that failed is done again, even for inputs that were done before', async () => {
  const { path, work, runs } = counted()
  await oncePerInput({ path, inputs: 'a', work })
  const failing = oncePerInput({ path, inputs: 'b', work: () => Promise.reject(new Error('interrupted')) })
  await expect(failing).rejects.toThrow('interrupted')
  expect(existsSync(path)).toBe(false)
  await oncePerInput({ path, inputs: 'a', work })
  expect(runs()).toBe(2)
})
