import { Agent, type IncomingHttpHeaders, request } from 'node:http'

const concurrency = 8
const agent = new Agent({ keepAlive: true, maxSockets: concurrency })

/** One request as it is sent. */
export interface Sent {
  path: string
  /** A GET without it. */
  body?: unknown
  headers?: Readonly<Record<string, string>>
}

export interface Fetched {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** The bytes as they travel, over connections that stay open. */
export function fetchRaw(port: number, { path, body, headers = {} }: Sent): Promise<Fetched> {
  const text = body === undefined ? undefined : JSON.stringify(body)
  const method = text === undefined ? 'GET' : 'POST'
  const typed =
    text === undefined
      ? headers
      : { ...headers, 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, agent, headers: typed }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
      )
    })
    sent.on('error', (error: NodeJS.ErrnoException) => {
      // The shop had closed the connection, and this process was too busy to hear of it: nobody has read the question.
      const isStale = sent.reusedSocket && error.code === 'ECONNRESET' && text === undefined
      if (isStale) resolve(fetchRaw(port, { path, headers }))
      else reject(error)
    })
    sent.end(text)
  })
}

/** All of them, some at a time. One that fails spoils the measurement and ends it. */
export async function load(port: number, requests: readonly Sent[]): Promise<Fetched[]> {
  const answers: Fetched[] = []
  const waiting = requests.entries()
  const worker = async () => {
    for (const [place, sent] of waiting) {
      const answer = await fetchRaw(port, sent)
      if (answer.status !== 200) {
        throw new Error(`${sent.path.split('?')[0]} answered ${answer.status}: ${answer.body.toString().slice(0, 200)}`)
      }
      answers[place] = answer
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  return answers
}
