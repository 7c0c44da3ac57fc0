import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { createGunzip } from 'node:zlib'

const chunkBytes = 256 * 1024

export class UnreadableFileError extends Error {
  override name = 'UnreadableFileError'
}

/** The text of a file part by part, unpacked where it is packed. `onBytes` is told how much of it has been read. */
export async function* readText(path: string, onBytes: (bytes: number) => void = () => {}): AsyncGenerator<string> {
  const raw = createReadStream(path, { highWaterMark: chunkBytes })
  const bytes = (await isGzip(path)) ? raw.pipe(createGunzip({ chunkSize: chunkBytes })) : raw
  // A pipe does not pass on that its beginning has failed.
  raw.on('error', (error) => bytes.destroy(error))
  const decoder = new TextDecoder()
  let told = 0
  try {
    for await (const chunk of bytes) {
      onBytes(raw.bytesRead - told)
      told = raw.bytesRead
      const text = decoder.decode(asBytes(chunk), { stream: true })
      if (text !== '') yield text
    }
    const last = decoder.decode()
    if (last !== '') yield last
  } catch (error) {
    throw new UnreadableFileError(error instanceof Error ? error.message : 'it cannot be read', { cause: error })
  } finally {
    raw.destroy()
  }
}

function asBytes(chunk: unknown): Uint8Array {
  if (chunk instanceof Uint8Array) return chunk
  throw new TypeError('A stream without an encoding gives bytes.')
}

async function isGzip(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { bytesRead, buffer } = await file.read(new Uint8Array(2), 0, 2, 0)
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b
  } finally {
    await file.close()
  }
}
