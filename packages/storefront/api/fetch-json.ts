import { errorText } from '@welt/contract/error-text.ts'
import { readRefusal } from '@welt/domain/sync/read-refusal.ts'
import { type Answer, type Failure, type Meta, networkFailure } from './answer.ts'

/** A platform is a fetch function: in process, over HTTP or in a test. */
export type PlatformFetch = (request: Request, client?: PlatformClient) => Promise<Response>

/** Who is behind a call, for limits that count by visitor. */
export interface PlatformClient {
  address: string | undefined
}

interface Wire {
  fetch: PlatformFetch
  timeout: number
}

interface Sent {
  body?: object | undefined
  method?: 'POST' | 'DELETE' | undefined
  headers?: Record<string, string>
}

/** Asks for a JSON document; with a body it is sent there. */
export async function fetchJson({ fetch, timeout }: Wire, url: string, sent: Sent = {}): Promise<Answer<unknown>> {
  let response: Response
  try {
    response = await fetch(requestTo(url, { ...sent, timeout }))
  } catch (cause) {
    return networkFailure(cause)
  }
  if (!response.headers.get('content-type')?.includes('application/json')) {
    return { ok: false, at: 'content-type', text: errorText.badContentType }
  }
  try {
    return { ok: true, result: (await response.json()) as unknown }
  } catch {
    return wrongFormat()
  }
}

/** With a body it is sent there, as JSON. */
export function requestTo(
  url: string,
  { timeout, body, method = 'POST', headers }: Sent & { timeout: number },
): Request {
  return new Request(url, {
    ...(body && { method, body: JSON.stringify(body) }),
    headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
    signal: AbortSignal.timeout(timeout),
  })
}

function wrongFormat(): Failure {
  return { ok: false, at: 'format', text: errorText.wrongFormat }
}

/** Reads `{code, result}`; the code in the body is what counts. */
export function readEnvelope<Result>(body: unknown): Answer<Result> {
  if (!isEnvelope(body)) return wrongFormat()
  if (body.code === 200) return { ok: true, result: body.result as Result, ...(body.meta && { meta: body.meta }) }
  const { text, networkCode } = readRefusal(body.result)
  const failure = { ok: false, at: 'code', code: body.code, text: text ?? errorText.wrongFormat } as const
  return networkCode ? { ...failure, networkCode } : failure
}

/** For calls that answer their result alone, and an envelope when they fail. */
export function readFailure(body: unknown): Failure {
  const failure = readEnvelope<never>(body)
  return failure.ok ? wrongFormat() : failure
}

function isEnvelope(body: unknown): body is { code: number; result: unknown; meta?: Meta } {
  return typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'number'
}
