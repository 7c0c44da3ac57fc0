import { HeldText, type JsonPiece, type Splitter } from './json-piece.ts'

/** One value a line: a broken line costs only itself. */
export function splitLines(): Splitter {
  const held = new HeldText()
  let line = 1
  held.line = line

  function* whole(piece: JsonPiece): Generator<JsonPiece> {
    if (piece.text.trim() !== '') yield piece
  }

  return {
    *push(part) {
      let start = 0
      for (let end = part.indexOf('\n'); end !== -1; end = part.indexOf('\n', start)) {
        yield* whole(held.take(part.slice(start, end)))
        line += 1
        held.line = line
        start = end + 1
      }
      held.add(part.slice(start))
    },
    *end() {
      yield* whole(held.take(''))
    },
  }
}
