import { sha3_224 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** Of short texts, as a choice of options is one: the same ones come again and again, and a phone takes milliseconds for each. */
const known = new Map<string, string>()
const knownLength = 1000
const knownCount = 100

/** SHA3-224 in hex: what clients of the wire contract compute for checksums and items hashes. */
export function hashText(text: string): string {
  const found = known.get(text)
  if (found !== undefined) return found
  const hash = bytesToHex(sha3_224(utf8ToBytes(text)))
  if (known.size >= knownCount) known.clear()
  if (text.length <= knownLength) known.set(text, hash)
  return hash
}
