import { createHash, randomUUID } from 'node:crypto'
import { promises as fs } from 'node:fs'
import { dirname, join } from 'node:path'
import { isMissing } from '../file/is-missing.ts'
import { describeError } from '../http/describe-error.ts'
import type { Log } from '../log/log.ts'
import { listCache, removeIfThere } from './list-cache.ts'

export interface DiskCacheOptions {
  folder: string
  mostBytes: number
  log: Log
  clock: () => number
}

export interface DiskCache {
  get(key: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  set(key: string, bytes: Uint8Array): Promise<void>
  /** Ends when what earlier processes left has been counted. */
  counted: Promise<void>
}

const hashLength = 32
/** How exactly the time of the last use is kept for the next process. */
const touchEvery = 3_600_000

/**
 * Pictures that outlive the process, the least recently used go first. Each file begins with the hash of its content:
 * what a power cut or a bad disk has spoilt is made anew. Without a disk that can be written the shop goes on without.
 */
export function openDiskCache({ folder, mostBytes, log, clock }: DiskCacheOptions): DiskCache {
  let files = new Map<string, { size: number; usedAt: number }>()
  let bytes = 0
  let hasComplained = false

  const complain = (error: unknown) => {
    if (!hasComplained) log.warn({ folder, error: describeError(error) }, 'pictures cannot be kept on disk')
    hasComplained = true
  }
  const forget = (name: string) => {
    bytes -= files.get(name)?.size ?? 0
    files.delete(name)
  }
  const note = (name: string, size: number, usedAt: number) => {
    forget(name)
    files.set(name, { size, usedAt })
    bytes += size
  }
  const makeRoom = async () => {
    for (const name of files.keys()) {
      if (bytes <= mostBytes) break
      forget(name)
      await removeIfThere(join(folder, name))
    }
  }
  const touch = async (name: string, size: number) => {
    const usedAt = files.get(name)?.usedAt ?? 0
    const isDue = clock() - usedAt > touchEvery
    note(name, size, isDue ? clock() : usedAt)
    if (isDue) await fs.utimes(join(folder, name), clock() / 1000, clock() / 1000)
  }
  const count = async () => {
    const left = await listCache(folder, clock())
    const older = left.filter(({ name }) => !files.has(name))
    files = new Map([...older.map(({ name, ...file }) => [name, file] as const), ...files])
    bytes = files.values().reduce((sum, { size }) => sum + size, 0)
    await makeRoom()
  }

  return {
    counted: count().catch(complain),
    async get(key) {
      const name = nameOf(key)
      try {
        const file = await readIfThere(join(folder, name))
        if (!file) return undefined
        const content = new Uint8Array(file.subarray(hashLength))
        if (hashOf(content).equals(file.subarray(0, hashLength))) {
          await touch(name, file.length)
          return content
        }
        forget(name)
        await removeIfThere(join(folder, name))
      } catch (error) {
        complain(error)
      }
      return undefined
    },
    async set(key, content) {
      const name = nameOf(key)
      const file = join(folder, name)
      const size = content.length + hashLength
      if (size > mostBytes) return
      const unfinished = `${file}.${randomUUID()}.tmp`
      try {
        await fs.mkdir(dirname(file), { recursive: true })
        await fs.writeFile(unfinished, Buffer.concat([hashOf(content), content]))
        // Under its own name a file is whole or not there.
        await fs.rename(unfinished, file)
        note(name, size, clock())
        await makeRoom()
      } catch (error) {
        complain(error)
        await removeIfThere(unfinished).catch(complain)
      }
    },
  }
}

function hashOf(content: Uint8Array): Buffer {
  return createHash('sha256').update(content).digest()
}

function nameOf(key: string): string {
  const hash = createHash('sha256').update(key).digest('hex')
  return join(hash.slice(0, 2), hash.slice(2))
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await fs.readFile(file)
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}
