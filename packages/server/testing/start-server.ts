import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bareEnvironment } from './bare-environment.ts'

export interface ServerProcess {
  child: ChildProcess
  stdout(): string
  stderr(): string
  /** How it ended; waits for the end. */
  ended: Promise<ProcessEnd>
}

interface ProcessEnd {
  code: number | null
  signal: NodeJS.Signals | null
}

export interface OpenServer extends ServerProcess {
  origin: string
  port: number
}

interface ServerSettings {
  /** Which process of the package. */
  entry?: 'main.ts' | 'dev.ts'
  env?: Record<string, string>
  /** The configuration file's content. */
  config?: object
  ipc?: boolean
}

/** Runs the real process. Of this environment it gets the bare one. */
export function runServer({ entry = 'main.ts', env = {}, config = {}, ipc = false }: ServerSettings): ServerProcess {
  const folder = mkdtempSync(join(tmpdir(), 'welt-server-'))
  const file = join(folder, 'config.json')
  writeFileSync(file, JSON.stringify(config))
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', fileURLToPath(new URL(`../${entry}`, import.meta.url))],
    {
      env: { ...bareEnvironment(), PORT: '0', HOST: '127.0.0.1', CONFIG_FILE: file, ...env },
      stdio: ['ignore', 'pipe', 'pipe', ...(ipc ? (['ipc'] as const) : [])],
    },
  )
  let stdout = ''
  let stderr = ''
  child.stdout?.on('data', (chunk: Buffer) => {
    stdout += chunk.toString()
  })
  child.stderr?.on('data', (chunk: Buffer) => {
    stderr += chunk.toString()
  })
  const ended = endOf(child).finally(() => rmSync(folder, { recursive: true, force: true }))
  return { child, stdout: () => stdout, stderr: () => stderr, ended }
}

/** Runs the real process and waits until the shop is open. */
export async function startServer(settings: ServerSettings): Promise<OpenServer> {
  const server = runServer(settings)
  const isOpen = async () => {
    while (!server.stdout().includes('The shop is open')) await once(server.child.stdout ?? server.child, 'data')
  }
  const endedEarly = server.ended.then(({ code }) => {
    throw new Error(`The server ended with ${code}: ${server.stderr()}`)
  })
  await Promise.race([isOpen(), endedEarly])
  const port = Number(/http:\/\/[^:]+:(\d+)/.exec(server.stdout())?.[1])
  return { ...server, port, origin: `http://127.0.0.1:${port}` }
}

/** The end of the process and of all that it said; its own event for that does not come after a disconnect. */
async function endOf(child: ChildProcess): Promise<ProcessEnd> {
  const exit = new Promise<ProcessEnd>((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }))
  })
  const said = [child.stdout, child.stderr].map(async (stream) => stream && once(stream, 'close'))
  await Promise.all(said)
  return exit
}
