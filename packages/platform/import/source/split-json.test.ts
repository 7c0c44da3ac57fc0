import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chooseSplitter } from './choose-splitter.ts'
import type { Splitter } from './json-piece.ts'
import { splitLines } from './split-lines.ts'
import { splitValues } from './split-values.ts'

/** Feeds a text in parts of a size. */
function cut(splitter: Splitter, text: string, size = text.length): string[] {
  const pieces: string[] = []
  for (let at = 0; at < text.length; at += Math.max(1, size)) {
    for (const piece of splitter.push(text.slice(at, at + size))) pieces.push(piece.text)
  }
  for (const piece of splitter.end()) pieces.push(piece.text)
  return pieces
}

const parse = (text: string): unknown => JSON.parse(text)

const documents = fc.array(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 })), { maxLength: 6 })
const sizes = fc.integer({ min: 1, max: 40 })

describe('cutting by brackets', () => {
  test.each([
    ['a list', '[{"a":1},{"b":[2,{"c":3}]}]', ['{"a":1}', '{"b":[2,{"c":3}]}']],
    ['a list over several lines', '[\n  {\n "a": 1\n},\n  {"b": 2}\n]\n', ['{\n "a": 1\n}', '{"b": 2}']],
    ['brackets and quotes inside texts', '[{"a":"]}\\"["},{"b":"\\\\"}]', ['{"a":"]}\\"["}', '{"b":"\\\\"}']],
    ['values one after the other', '{"a":1}\n{"b":2} {"c":3}', ['{"a":1}', '{"b":2}', '{"c":3}']],
    [
      'an answer with hits',
      '{"took":1,"hits":{"total":{"value":2},"hits":[{"_id":"1"},{"_id":"2"}],"x":[1]},"y":{"z":[]}}',
      ['{"_id":"1"}', '{"_id":"2"}'],
    ],
    ['a compact answer', '{"hits":[{"id":1},{"id":2}],"total":2}', ['{"id":1}', '{"id":2}']],
    ['two answers', '{"hits":{"hits":[{"a":1}]}}\n{"hits":{"hits":[{"b":2}]}}', ['{"a":1}', '{"b":2}']],
    ['a document that has hits deeper down', '{"a":{"hits":{"hits":[1]}}}', ['{"a":{"hits":{"hits":[1]}}}']],
    ['one document', '{"_source":{"id":1}}', ['{"_source":{"id":1}}']],
    ['bare words in a list', '[1, null,{"a":1},"x"]', ['1', 'null', '{"a":1}', '"x"']],
    ['an empty list', '[]', []],
    ['a value that is cut off', '[{"a":1},{"b":', ['{"a":1}', '{"b":']],
  ])('%s', (_, text, pieces) => {
    for (const size of [1, 2, 7, text.length]) expect(cut(splitValues(), text, size)).toEqual(pieces)
  })

  test('whatever the documents are and wherever the parts end, a list gives them back', () => {
    fc.assert(
      fc.property(documents, sizes, fc.constantFrom(undefined, 2), (list, size, indent) => {
        expect(cut(splitValues(), JSON.stringify(list, null, indent), size).map(parse)).toEqual(
          JSON.parse(JSON.stringify(list)),
        )
      }),
    )
  })

  test('so does an answer with hits', () => {
    fc.assert(
      fc.property(documents, sizes, (list, size) => {
        const answer = JSON.stringify({
          took: 3,
          hits: { total: list.length, hits: list },
          aggregations: { a: { b: [1] } },
        })
        expect(cut(splitValues(), answer, size).map(parse)).toEqual(JSON.parse(JSON.stringify(list)))
      }),
    )
  })
})

describe('cutting by lines', () => {
  test('a broken line costs only itself', () => {
    const text = '{"a":1}\r\n{"b": "\n\n{"c":3}'
    for (const size of [1, 3, text.length])
      expect(cut(splitLines(), text, size).map((piece) => piece.trim())).toEqual(['{"a":1}', '{"b": "', '{"c":3}'])
  })

  test('each piece knows its line', () => {
    const splitter = splitLines()
    const pieces = [...splitter.push('{}\n\n{"a":'), ...splitter.push('1}\n{}'), ...splitter.end()]
    expect(pieces.map(({ line }) => line)).toEqual([1, 3, 4])
  })
})

describe('how a file is cut follows from its beginning', () => {
  test.each([
    ['{"index":{"_id":1}}\n{"a":1}\n', true],
    ['{\n"a": 1}\n{"b": 2}', false],
    ['[{"a":1}]\n', false],
    ['{"hits":{"hits":[]}}\n', false],
    ['{"a":1}', false],
  ])('%j by lines: %s', (sample, byLines) => {
    // A broken line is what tells the two apart.
    const splitter = chooseSplitter(sample)
    expect(splitter && cut(splitter, '{"x":\n{"y":1}').length).toBe(byLines ? 2 : 1)
  })

  test.each(['<html>', 'sku;name\n1;x', ''])('%j is no JSON', (sample) => {
    expect(chooseSplitter(sample)).toBeUndefined()
  })
})
