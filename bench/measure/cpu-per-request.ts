import { setTimeout as pause } from 'node:timers/promises'
import { load, type Sent } from './load.ts'
import type { MeasuredProcess } from './measured-process.ts'
import { median } from './median.ts'

export interface Target {
  name: string
  process: MeasuredProcess
  /** Requests in one round. */
  count: number
  /** Requests before the first round; as many as one round has where it is not said. */
  warmUp?: number | undefined
  /** So many requests, ready to be sent; what they need first is done here and not measured. */
  requests: (count: number) => readonly Sent[] | Promise<readonly Sent[]>
  /** What the requests leave to be done begins after so long, and is a figure of its own under this name. */
  leftOver?: { name: string; beginsAfter: number } | undefined
}

/**
 * CPU milliseconds a request of each target once it is warm: the median of several rounds. Every round visits all targets, so that
 * whatever else the machine does in the meantime falls on all of them.
 */
export async function cpuPerRequest(targets: readonly Target[], rounds: number): Promise<Map<string, number>> {
  for (const { process, requests, count, warmUp = count } of targets) await load(process.port, await requests(warmUp))
  const measured = new Map<string, number[]>(targets.map(({ name }) => [name, []]))
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, process, requests, count, leftOver } of targets) {
      const ready = await requests(count)
      await untilAtRest(process)
      const before = await process.usage()
      await load(process.port, ready)
      const after = await process.usage()
      measured.get(name)?.push((after.cpu - before.cpu) / count)
      if (!leftOver) continue
      await pause(leftOver.beginsAfter)
      await untilAtRest(process)
      const done = await process.usage()
      measured.set(leftOver.name, [...(measured.get(leftOver.name) ?? []), (done.cpu - after.cpu) / count])
    }
  }
  return new Map([...measured].map(([name, values]) => [name, median(values)]))
}

const glance = 50
/** Of one core, in a glance: collecting garbage and looking whether there is something to do is rest too. */
const littleWork = 5
const longestPause = 60_000

/** Waits until the process has done what was left over from before, such as the letters of orders. */
async function untilAtRest(process: MeasuredProcess): Promise<void> {
  for (let waited = 0; waited < longestPause; waited += glance) {
    const before = await process.usage()
    await pause(glance)
    const after = await process.usage()
    if (after.cpu - before.cpu < littleWork) return
  }
  throw new Error('A measured process does not come to rest.')
}
