import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { bareEnvironment } from './bare-environment.ts'

export interface CommandEnd {
  code: number | null
  stdout: string
  stderr: string
}

/** Runs a command of the package to its end. Of this environment it gets the bare one. */
export async function runCommand(
  entry: 'orders.ts' | 'coupons.ts',
  args: readonly string[],
  env: Record<string, string>,
): Promise<CommandEnd> {
  const file = fileURLToPath(new URL(`../${entry}`, import.meta.url))
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', file, ...args], {
    env: { ...bareEnvironment(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exit = new Promise<number | null>((resolve) => {
    child.once('exit', resolve)
  })
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await exit, stdout, stderr }
}
