import { chooseSplitter, sampleLength } from './choose-splitter.ts'
import type { JsonPiece } from './json-piece.ts'
import { readText } from './read-text.ts'
import { unwrapValue, type Wrapped } from './unwrap-value.ts'

/** A document of a file, or words about what stood in its place. */
export type Reading = { line: number } & (
  | { kind: 'document'; wrapped: Wrapped }
  | { kind: 'unreadable'; reason: 'not-json' | 'no-object' | 'no-document' }
)

/** Every document of a file, one after the other, whatever it is wrapped in. A file that is no JSON gives `not-json` once. */
export async function* readDocuments(path: string, onBytes?: (bytes: number) => void): AsyncGenerator<Reading> {
  let announced: Omit<Wrapped, 'source'> | undefined
  for await (const piece of readPieces(path, onBytes)) {
    const { line } = piece
    const value = parse(piece.text)
    if (!value) {
      announced = undefined
      yield { kind: 'unreadable', reason: 'not-json', line }
      continue
    }
    const unwrapped = unwrapValue(value.json, announced)
    announced = undefined
    if (unwrapped.kind === 'nothing') {
      yield { kind: 'unreadable', reason: unwrapped.reason === 'no-object' ? 'no-object' : 'no-document', line }
    } else if (unwrapped.kind === 'action') {
      announced = unwrapped.hasDocument ? unwrapped.target : undefined
    } else {
      for (const wrapped of unwrapped.documents) yield { kind: 'document', wrapped, line }
    }
  }
  if (announced) yield { kind: 'unreadable', reason: 'no-document', line: 0 }
}

async function* readPieces(path: string, onBytes?: (bytes: number) => void): AsyncGenerator<JsonPiece> {
  const parts = readText(path, onBytes)
  let sample = ''
  for await (const part of parts) {
    sample += part
    const isEnough = sample.length >= sampleLength || sample.trimStart().includes('\n')
    if (!isEnough) continue
    const splitter = chooseSplitter(sample)
    if (!splitter) break
    yield* splitter.push(sample)
    for await (const more of parts) yield* splitter.push(more)
    yield* splitter.end()
    return
  }
  if (sample.trim() === '') return
  const splitter = chooseSplitter(sample)
  if (!splitter) {
    yield { text: '', line: 1 }
    return
  }
  yield* splitter.push(sample)
  yield* splitter.end()
}

function parse(text: string): { json: unknown } | undefined {
  try {
    const json: unknown = JSON.parse(text)
    return { json }
  } catch {
    return undefined
  }
}
