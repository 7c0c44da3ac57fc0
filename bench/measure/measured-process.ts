import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const reporter = fileURLToPath(new URL('report-usage.ts', import.meta.url))

const Usage = z.object({
  /** Milliseconds that all threads of the process have worked so far. */
  cpu: z.number(),
  /** Bytes in memory. */
  rss: z.number(),
})
export type Usage = z.infer<typeof Usage>

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
      const answer = once(child, 'message')
      child.send('usage')
      return Usage.parse((await answer)[0])
    },
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGINT')
      await ended
    },
  }
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
