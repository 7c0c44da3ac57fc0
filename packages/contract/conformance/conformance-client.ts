import { z } from 'zod'
import { ErrorEnvelope, envelope } from '../envelope.ts'
import type { ConformanceOptions } from './conformance-options.ts'

export interface Answer {
  status: number
  headers: Headers
  text: string
  /** Undefined when the text is no JSON. */
  body: unknown
}

/** Calls the platform as a client would, and reads what comes back. */
export class ConformanceClient {
  readonly #options: ConformanceOptions

  constructor(options: ConformanceOptions) {
    this.#options = options
  }

  async call(path: string, init?: RequestInit): Promise<Answer> {
    const { fetch, origin } = this.#options
    const response = await fetch(new Request(`${origin?.() ?? 'http://platform.test'}${path}`, init))
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, body: parseJson(text) }
  }

  post(path: string, body: unknown): Promise<Answer> {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    return this.call(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: text })
  }

  /** The result of a call that must succeed, in the shape that the contract gives it. */
  async result<Result extends z.ZodType>(result: Result, path: string): Promise<z.output<Result>> {
    const { status, body, text } = await this.call(path)
    const { code, result: given } = AnyEnvelope.parse(body)
    if (code !== 200 || status !== 200) throw new Error(`${path} answered ${status}: ${text.slice(0, 300)}`)
    return result.parse(given)
  }
}

const AnyEnvelope = envelope(z.unknown())

/** The code of a refusal that keeps to the contract: an envelope in JSON whose code is the status. */
export function refusalOf({ status, headers, body, text }: Answer): { code: number; result: ErrorEnvelope['result'] } {
  const parsed = ErrorEnvelope.safeParse(body)
  if (!parsed.success) throw new Error(`no error envelope but ${status}: ${text.slice(0, 300)}`)
  if (parsed.data.code !== status) throw new Error(`code ${parsed.data.code} with status ${status}`)
  if (!headers.get('content-type')?.includes('application/json')) throw new Error('an error that is not JSON')
  return parsed.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
