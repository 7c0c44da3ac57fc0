import { expect, test } from 'vitest'
import { createProgress } from './progress.mjs'

function recorder(isTTY: boolean) {
  let text = ''
  return {
    isTTY,
    columns: 40,
    write: (part: string) => {
      text += part
    },
    text: () => text,
  }
}

function stoppedClock() {
  let time = 0
  return { now: () => time, pass: (milliseconds: number) => (time += milliseconds) }
}

test('away from a terminal a step is plain lines with its elapsed time', async () => {
  const output = recorder(false)
  const clock = stoppedClock()
  const result = await createProgress({ output, now: clock.now }).step('Building', async () => clock.pass(1500))
  expect(result).toBe(1500)
  expect(output.text()).toBe('Building …\nBuilding: done in 1.5 s\n')
})

test('a failing step says so and passes the fault on', async () => {
  const output = recorder(false)
  const work = () => Promise.reject(new Error('no room'))
  await expect(createProgress({ output }).step('Building', work)).rejects.toThrow('no room')
  expect(output.text()).toContain('Building: failed after')
})

test('on a terminal one line is drawn over and ends as a plain one', async () => {
  const output = recorder(true)
  await createProgress({ output, now: () => 0 }).step('Installing', async () => undefined)
  const lines = output.text().split('\n')
  expect(lines[0]).toContain('Installing … 0.0 s\r')
  expect(lines[0]?.endsWith('✓ Installing: done in 0.0 s')).toBe(true)
})
