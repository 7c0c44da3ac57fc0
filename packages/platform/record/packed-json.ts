import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { asciiJson } from './ascii-json.ts'

/** A seventh of the text. What ten variants say of themselves is mostly the same. */
export function packJson(value: unknown): Uint8Array {
  return zstdCompressSync(asciiJson(value))
}

export function unpackJson(packed: Uint8Array): unknown {
  return JSON.parse(zstdDecompressSync(packed).toString('latin1'))
}
