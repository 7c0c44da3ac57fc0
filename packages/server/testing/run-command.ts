import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

export interface CommandEnd {
  code: number | null
  stdout: string
  stderr: string
}

/** Runs a command of the package to its end. Nothing of this environment reaches it but the path to programs. */
export async function runCommand(
  entry: 'orders.ts' | 'coupons.ts',
  args: readonly string[],
  env: Record<string, string>,
): Promise<CommandEnd> {
  const file = fileURLToPath(new URL(`../${entry}`, import.meta.url))
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', file, ...args], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exit = new Promise<number | null>((resolve) => {
    child.once('exit', resolve)
  })
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await exit, stdout, stderr }
}
