import { errorText } from '@welt/contract/error-text.ts'
import type { Answer } from './answer.ts'

/** A platform is a fetch function: in process, over HTTP or in a test. */
export type PlatformFetch = (request: Request) => Promise<Response>

export async function fetchJson(
  fetch: PlatformFetch,
  request: Request,
): Promise<Answer<{ status: number; body: unknown }>> {
  let response: Response
  try {
    response = await fetch(request)
  } catch (cause) {
    return { ok: false, at: 'network', text: cause instanceof Error ? cause.message : String(cause) }
  }
  if (!response.headers.get('content-type')?.includes('application/json')) {
    return { ok: false, at: 'content-type', text: errorText.badContentType }
  }
  try {
    return { ok: true, result: { status: response.status, body: (await response.json()) as unknown } }
  } catch {
    return { ok: false, at: 'format', text: errorText.wrongFormat }
  }
}

/** Reads `{code, result}`; the code in the body is what counts. */
export function readEnvelope<Result>(body: unknown): Answer<Result> {
  if (!isEnvelope(body)) return { ok: false, at: 'format', text: errorText.wrongFormat }
  if (body.code === 200) return { ok: true, result: body.result as Result }
  return { ok: false, at: 'code', code: body.code, text: resultText(body.result) }
}

function isEnvelope(body: unknown): body is { code: number; result: unknown } {
  return typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'number'
}

function resultText(result: unknown): string {
  if (typeof result === 'string') return result
  if (typeof result === 'object' && result !== null) {
    if ('errorMessage' in result && typeof result.errorMessage === 'string') return result.errorMessage
    if ('message' in result && typeof result.message === 'string') return result.message
  }
  return errorText.wrongFormat
}
