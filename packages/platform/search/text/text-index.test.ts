import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Document } from '../search-engine.ts'
import { SynonymTable } from './synonym-table.ts'
import { TextIndex, type TextOptions } from './text-index.ts'
import { defaultTextRules } from './text-rules.ts'

const languages = ['de', 'en'] as const
const options: TextOptions = { rules: defaultTextRules, languages, synonyms: new SynonymTable([], languages) }
const words = ['Schuh', 'Schuhe', 'Spanner', 'Schuhspanner', 'Leder', 'Boots', 'Größe']
const document = fc.record({
  name: fc.array(fc.constantFrom(...words), { maxLength: 3 }).map((name) => name.join(' ')),
  sku: fc.constantFrom('A-1', 'B-2', 'C-3'),
  visibility: fc.constantFrom(1, 4),
})
const change = fc.record({ at: fc.nat(9), document, read: fc.nat(4) })

test('an index that has followed the changes answers as one that is made anew', () => {
  fc.assert(
    fc.property(fc.array(document, { maxLength: 8 }), fc.array(change, { maxLength: 6 }), (documents, changes) => {
      const held: Document[] = [...documents]
      const index = new TextIndex(held, options, [])
      for (const { at, document, read } of changes) {
        index.readSome(read)
        const before = held[at]
        if (before) {
          held[at] = document
          if (index.isTouchedBy(before, document)) index.replace(at, before, document)
        } else {
          held.push(document)
          index.add(held.length - 1, document)
        }
      }
      const anew = new TextIndex(held, options, [])
      for (const text of [...words, 'A-1', 'schuhspaner', 'bo']) {
        expect(found(index, text, held.length)).toEqual(found(anew, text, held.length))
      }
    }),
  )
})

/** Averages of lengths drift a little while documents change, so which documents are found is compared, not how well. */
function found(index: TextIndex, text: string, count: number): number[] {
  const answer = index.search(text)
  return Array.from({ length: count }, (_, ordinal) => ordinal).filter((ordinal) => answer.score(ordinal) > 0)
}
