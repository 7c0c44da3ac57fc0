import type { Spelling } from './better-spelling.ts'

/** As the field's engines tell the spelling of a whole text: parts of it, each with its options, the best first. */
export function writeSuggest({ text, better }: Spelling): string {
  return JSON.stringify({ spelling: [{ text, offset: 0, length: text.length, options: [{ text: better }] }] })
}
