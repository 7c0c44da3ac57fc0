import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline/promises'
import { fileURLToPath } from 'node:url'

export interface PlatformProcess {
  origin: string
  stop(): Promise<void>
}

/**
 * A platform in another process, reached over HTTP. It ends with this one, whatever happens. Without a `databaseUrl` it
 * keeps its data in a file of its own.
 */
export async function startPlatformProcess(databaseUrl = ''): Promise<PlatformProcess> {
  const program = fileURLToPath(new URL('serve-platform.ts', import.meta.url))
  const child = spawn(process.execPath, [program, databaseUrl], { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  const listening: Promise<unknown[]> = once(createInterface(child.stdout), 'line')
  const failed = ended.then(() => Promise.reject(new Error('The platform’s process ended before it listened.')))
  const [origin] = await Promise.race([listening, failed])
  return {
    origin: String(origin),
    async stop() {
      child.stdin.end()
      await ended
    },
  }
}
