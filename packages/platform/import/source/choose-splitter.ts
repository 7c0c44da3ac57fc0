import type { Splitter } from './json-piece.ts'
import { splitLines } from './split-lines.ts'
import { splitValues } from './split-values.ts'

/** How much of a file is looked at before it is decided how it is cut. */
export const sampleLength = 1024 * 1024

/**
 * Where the first line is a whole value, every line is one. Anything else is cut by its brackets: a list, an answer of the
 * engine, documents over several lines. Undefined for what is no JSON at all.
 */
export function chooseSplitter(sample: string): Splitter | undefined {
  const text = sample.trimStart()
  if (!/^[[{]/.test(text)) return undefined
  const end = text.indexOf('\n')
  const isLine = text.startsWith('{') && end !== -1 && isWholeValue(text.slice(0, end))
  return isLine ? splitLines() : splitValues()
}

function isWholeValue(line: string): boolean {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null && !Object.hasOwn(value, 'hits')
  } catch {
    return false
  }
}
