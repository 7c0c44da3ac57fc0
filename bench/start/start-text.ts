import { table } from '../report/table.ts'
import type { StartResult } from './measure-start.ts'

/** What a shop of 20,000 products may take on a machine that has nothing else to do. */
const aim = { wall: 3000, rss: 600 * 1024 * 1024 }

/** Time by the clock is what a merchant waits; on a busy machine the CPU time says more. */
export function startText(results: readonly StartResult[]): string {
  const rows = results.map(({ name, wall, cpu, rss, rssLater }) => [
    name,
    `${seconds(wall)}${wall > aim.wall ? ' over' : ''}`,
    seconds(cpu),
    megabytes(rss),
    `${megabytes(rssLater)}${rssLater > aim.rss ? ' over' : ''}`,
  ])
  return `${table(['start', 'open after', 'CPU', 'RSS', 'RSS at rest'], rows)}\nAims: ${seconds(aim.wall)}, ${megabytes(aim.rss)}.\n`
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(0)} MB`
