import { sha3_224 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** SHA3-224 in hex: what clients of the wire contract compute for checksums and items hashes. */
export function hashText(text: string): string {
  return bytesToHex(sha3_224(utf8ToBytes(text)))
}
