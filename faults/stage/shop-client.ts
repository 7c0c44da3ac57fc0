import { z } from 'zod'

export interface ShopAnswer {
  status: number
  contentType: string
  text: string
  /** Undefined when the text is no JSON. */
  body: unknown
  code: number | undefined
  result: unknown
  ms: number
}

export interface Sending {
  method?: 'GET' | 'POST' | 'DELETE'
  /** Sent as JSON; a text as it is. */
  body?: unknown
  headers?: Record<string, string>
  /** Which process is asked; they take turns by default. */
  at?: number
}

const Envelope = z.looseObject({ code: z.number(), result: z.unknown() })

/** Speaks to the shop's processes in turn, as browsers behind a balancer do. */
export class ShopClient {
  readonly #origins: () => readonly string[]
  #turn = 0

  constructor(origins: () => readonly string[]) {
    this.#origins = origins
  }

  async send(path: string, { method, body, headers = {}, at }: Sending = {}): Promise<ShopAnswer> {
    const hasBody = body !== undefined
    const started = performance.now()
    const response = await fetch(`${this.#origin(at)}${path}`, {
      method: method ?? (hasBody ? 'POST' : 'GET'),
      headers: { ...(hasBody && { 'content-type': 'application/json' }), ...headers },
      ...(hasBody && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      redirect: 'manual',
    })
    const text = await response.text()
    const parsed = parseJson(text)
    const envelope = Envelope.safeParse(parsed)
    return {
      status: response.status,
      contentType: response.headers.get('content-type') ?? '',
      text,
      body: parsed,
      code: envelope.data?.code,
      result: envelope.data?.result,
      ms: performance.now() - started,
    }
  }

  /** What a page's own code asks, to whichever origin it means to speak. */
  readonly fetch = (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url)
    return fetch(new Request(`${this.#origin()}${pathname}${search}`, request))
  }

  #origin(at = this.#turn++): string {
    const origins = this.#origins()
    return origins[at % origins.length] ?? ''
  }

  /** The result of a call that must succeed. */
  async result(path: string, sending: Sending = {}): Promise<unknown> {
    const answer = await this.send(path, sending)
    if (answer.code !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.text.slice(0, 300)}`)
    return answer.result
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
