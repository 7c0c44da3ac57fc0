import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)

export interface HashCost {
  /** KiB that one hash fills. */
  memory: number
  passes: number
  parallelism: number
}

/** The least that ASVS asks of argon2id. */
export const hashCost: HashCost = { memory: 19_456, passes: 2, parallelism: 1 }

const version = 19
const tagLength = 32
const format =
  /^\$argon2id\$v=19\$m=(?<memory>\d{1,7}),t=(?<passes>\d{1,3}),p=(?<parallelism>\d{1,2})\$(?<salt>[A-Za-z0-9+/]{11,86})\$(?<tag>[A-Za-z0-9+/]{43,86})$/

interface ParsedHash {
  cost: HashCost
  salt: Buffer
  tag: Buffer
}

/** The password as it is stored: argon2id in the PHC format, with its costs and its salt. */
export async function hashPassword(password: string, cost: HashCost = hashCost): Promise<string> {
  const salt = randomBytes(16)
  const tag = await tagOf(password, salt, cost, tagLength)
  const { memory, passes, parallelism } = cost
  return `$argon2id$v=${version}$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(tag)}`
}

export async function isPasswordOf(password: string, stored: string): Promise<boolean> {
  const { cost, salt, tag } = parseHash(stored)
  return timingSafeEqual(await tagOf(password, salt, cost, tag.length), tag)
}

/** True when the hash was made at another cost than hashes are made now. */
export function isOutdated(stored: string, cost: HashCost = hashCost): boolean {
  const { memory, passes, parallelism } = parseHash(stored).cost
  return memory !== cost.memory || passes !== cost.passes || parallelism !== cost.parallelism
}

function tagOf(password: string, nonce: Buffer, cost: HashCost, length: number): Promise<Buffer> {
  return derive('argon2id', { message: Buffer.from(password), nonce, tagLength: length, ...cost })
}

function parseHash(stored: string): ParsedHash {
  const parts = format.exec(stored)?.groups
  if (!parts) throw new Error('A stored password hash is not argon2id in the PHC format.')
  const { memory, passes, parallelism, salt = '', tag = '' } = parts
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
}

/** PHC leaves the padding off. */
function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
