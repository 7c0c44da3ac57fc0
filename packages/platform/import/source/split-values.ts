import { HeldText, type JsonPiece, type Splitter } from './json-piece.ts'

const sign = { quote: 34, comma: 44, colon: 58, openList: 91, backslash: 92, closeList: 93, open: 123, close: 125 }
const lineFeed = 10

/** Keys are compared with `hits` alone; longer ones need not be remembered. */
const longestKey = 8

/**
 * Cuts a text into JSON values by their brackets and never holds more than one of them: the elements of a list, the hits
 * of a search answer (`{"hits":{"hits":[…]}}`), or values that stand one after the other.
 */
export function splitValues(): Splitter {
  const held = new HeldText()
  const keys: string[] = []
  let line = 1
  let depth = 0
  /** The depth at which the values lie: 0, 1 in a list, 2 or 3 among hits. */
  let base = 0
  let isHolding = false
  /** Behind the hits of an answer nothing more is of interest. */
  let isRest = false
  let inText = false
  let isEscaped = false
  let word = ''

  function* push(part: string): Generator<JsonPiece> {
    let start = 0
    for (let at = 0; at < part.length; at += 1) {
      const code = part.charCodeAt(at)
      if (code === lineFeed) line += 1
      if (inText) {
        passText(code, part[at]!)
        continue
      }
      const isOpening = code === sign.open || code === sign.openList
      if (!isHolding && !isRest && !isBetween(code)) {
        if (depth === 0 && code === sign.openList) {
          depth = 1
          base = 1
          continue
        }
        start = at
        isHolding = true
        held.line = line
      }
      if (isHolding && !isOpening && depth === base && isWordEnd(code)) {
        yield held.take(part.slice(start, at))
        isHolding = false
      }
      if (code === sign.quote) {
        inText = true
        word = ''
      } else if (code === sign.colon) {
        if (depth <= 2) keys[depth - 1] = word
      } else if (isOpening) {
        depth += 1
        if (isHolding && base === 0 && code === sign.openList && areHits(depth, keys)) {
          base = depth
          isHolding = false
          held.drop()
        }
      } else if (code === sign.close || code === sign.closeList) {
        if (depth > 0) depth -= 1
        if (isHolding && depth === base) {
          yield held.take(part.slice(start, at + 1))
          isHolding = false
        }
        if (depth < base) isRest = true
        if (depth === 0) {
          base = 0
          isRest = false
          keys.length = 0
        }
      }
    }
    if (isHolding) held.add(part.slice(start))
  }

  function passText(code: number, letter: string): void {
    if (isEscaped) isEscaped = false
    else if (code === sign.backslash) isEscaped = true
    else if (code === sign.quote) inText = false
    else if (depth <= 2 && word.length < longestKey) word += letter
  }

  return {
    push,
    *end() {
      if (isHolding) yield held.take('')
    },
  }
}

/** `{"hits":{"hits":[` as an engine answers, or `{"hits":[` as the field's compact answers begin. */
function areHits(depth: number, keys: readonly string[]): boolean {
  return keys[0] === 'hits' && (depth === 2 || (depth === 3 && keys[1] === 'hits'))
}

function isBetween(code: number): boolean {
  return isBlank(code) || code === sign.comma || code === sign.closeList || code === sign.close
}

/** A bare word or number among the values ends before these. */
function isWordEnd(code: number): boolean {
  return isBlank(code) || code === sign.comma || code === sign.closeList
}

function isBlank(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13)
}
