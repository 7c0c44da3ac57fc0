import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'

/**
 * Starts a throw-away server on a socket in a folder of its own. It dies with this process, however that ends, and keeps
 * nobody from ending.
 */
export async function startPostgres(binaries: string): Promise<{ url: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'welt-pg-'))
  try {
    return await serve(binaries, folder)
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

async function serve(binaries: string, folder: string): Promise<{ url: string }> {
  const identity = await unprivileged()
  if (identity) await chown(folder, identity.uid, identity.gid)
  const data = join(folder, 'data')
  const settings = { ...identity, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C' } }
  const format = ['-D', data, '-U', 'welt', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  await promisify(execFile)(join(binaries, 'initdb'), format, settings)

  // The shell waits for the end of its input, which comes also when this process is killed; then it stops the server and
  // clears up. A key that interrupts the tests is no reason to leave that undone.
  const script = 'trap "" INT; "$0" "$@" & server=$!; cat > /dev/null; kill -INT $server; wait $server; rm -rf "$PWD"'
  const command = [join(binaries, 'postgres'), '-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', 'fsync=off']
  const shell = spawn('/bin/sh', ['-c', script, ...command], { ...settings, stdio: ['pipe', 'ignore', 'pipe'] })
  const url = `postgres://welt@localhost/postgres?host=${encodeURIComponent(folder)}`
  const fault = await faultAtStart(url, shell)
  if (fault !== undefined) {
    shell.stdin.end()
    throw new Error(`PostgreSQL did not start: ${fault}`)
  }
  shell.unref()
  for (const end of [shell.stdin, shell.stderr]) if (end instanceof Socket) end.unref()
  return { url }
}

/** PostgreSQL refuses to run as root; then it runs as its own user, or as nobody. */
async function unprivileged(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const users = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody')
  if (!user) throw new Error('PostgreSQL must not run as root, and there is no user postgres or nobody.')
  return { uid: Number(user[2]), gid: Number(user[3]) }
}

/** Waits until the server answers; returns what it said when it ended or stayed silent instead. */
async function faultAtStart(url: string, shell: ChildProcess): Promise<string | undefined> {
  let said = ''
  shell.stderr?.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  for (let tries = 0; tries < 300 && shell.exitCode === null; tries++) {
    if (await answers(url)) return undefined
    await pause(50)
  }
  return said
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}
