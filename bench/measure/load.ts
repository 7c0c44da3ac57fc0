import { Agent, get, type IncomingHttpHeaders } from 'node:http'

const concurrency = 8
const agent = new Agent({ keepAlive: true, maxSockets: concurrency })

export interface Fetched {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** The bytes as they travel, over connections that stay open. */
export function fetchRaw(port: number, path: string, headers: Record<string, string> = {}): Promise<Fetched> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, agent, headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
      )
    }).on('error', reject)
  })
}

export interface Load {
  path: string
  headers: Record<string, string>
  count: number
  /** Gives every request an address of its own. */
  isMadeAnew?: boolean | undefined
}

let visits = 0

/** So many requests, some at a time. One that fails spoils the measurement and ends it. */
export async function load(port: number, { path, headers, count, isMadeAnew = false }: Load): Promise<void> {
  let left = count
  const worker = async () => {
    while (left > 0) {
      left -= 1
      visits += 1
      const { status } = await fetchRaw(port, isMadeAnew ? `${path}?visit=${visits}` : path, headers)
      if (status !== 200) throw new Error(`${path} answered ${status}.`)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
}
