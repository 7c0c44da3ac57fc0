import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const reporter = fileURLToPath(new URL('report-usage.ts', import.meta.url))

export interface Usage {
  /** Milliseconds that all threads of the process have worked so far. */
  cpu: number
  /** Bytes in memory. */
  rss: number
}

export interface MeasuredProcess {
  port: number
  usage(): Promise<Usage>
  stop(): Promise<void>
}

interface ProcessOptions {
  flags: readonly string[]
  env: NodeJS.ProcessEnv
  /** What the process prints when it is ready; the first group is its port. */
  ready: RegExp
}

/** Starts a server in a process of its own, as production runs it. */
export async function measuredProcess(entry: string, { flags, env, ready }: ProcessOptions): Promise<MeasuredProcess> {
  const child = spawn(process.execPath, [...flags, '--import', reporter, entry], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const port = await portOf(child, ready)
  return {
    port,
    async usage() {
      const answer = new Promise<unknown>((resolve) => child.once('message', resolve))
      child.send('usage')
      const usage = await answer
      if (!isUsage(usage)) throw new Error('A measured process told something else than its usage.')
      return usage
    },
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGINT')
      await ended
    },
  }
}

function isUsage(message: unknown): message is Usage {
  return typeof message === 'object' && message !== null && 'cpu' in message && 'rss' in message
}

async function portOf(child: ChildProcess, ready: RegExp): Promise<number> {
  let said = ''
  for await (const chunk of child.stdout ?? []) {
    said += String(chunk)
    const port = ready.exec(said)?.[1]
    if (port === undefined) continue
    return Number(port)
  }
  throw new Error(`A measured process ended before it was ready: ${said}`)
}
