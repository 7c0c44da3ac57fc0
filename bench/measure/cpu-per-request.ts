import { load } from './load.ts'
import type { MeasuredProcess } from './measured-process.ts'
import { median } from './median.ts'

export interface Target {
  name: string
  process: MeasuredProcess
  path: string
  headers: Record<string, string>
  /** Requests in one round. */
  count: number
  isMadeAnew?: boolean | undefined
}

/**
 * CPU milliseconds a request of each target: the median of several rounds. Every round visits all targets, so that
 * whatever else the machine does in the meantime falls on all of them.
 */
export async function cpuPerRequest(targets: readonly Target[], rounds: number): Promise<Map<string, number>> {
  for (const target of targets) await load(target.process.port, target)
  const measured = new Map<string, number[]>(targets.map(({ name }) => [name, []]))
  for (let round = 0; round < rounds; round += 1) {
    for (const target of targets) {
      const { name, process, count } = target
      const before = await process.usage()
      await load(process.port, target)
      const after = await process.usage()
      measured.get(name)?.push((after.cpu - before.cpu) / count)
    }
  }
  return new Map([...measured].map(([name, values]) => [name, median(values)]))
}
