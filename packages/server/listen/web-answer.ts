import { errorText } from '@welt/contract/error-text.ts'
import { faultAnswer } from '../answer/fault-answer.ts'
import type { ServerLog } from '../log/create-log.ts'
import { PlatformUnreachableError } from '../platform/platform-unreachable-error.ts'
import type { Shop } from './shop.ts'

const noStore = { 'cache-control': 'no-store' }

/** What the platform says, or an answer in its own form when it breaks. */
export async function platformAnswer(
  request: Request,
  client: { address: string | undefined },
  { platform }: Shop,
  log: ServerLog,
): Promise<Response> {
  try {
    return await platform.fetch(request, client)
  } catch (error) {
    if (!request.signal.aborted) log.error({ err: error }, 'the platform failed')
    const unreachable = error instanceof PlatformUnreachableError
    return unreachable ? envelopeAnswer(error.status, errorText.unavailable) : envelopeAnswer(500, errorText.internal)
  }
}

/** An answer to a call that never reached the platform. */
export function envelopeAnswer(code: number, text: string): Response {
  const { headers, body } = faultAnswer(code, text)
  return new Response(body, { status: code, headers })
}

/** The page; the storefront has its own error page, so what is caught here is a fault of that one too. */
export async function storefrontAnswer(
  request: Request,
  client: { address: string | undefined },
  { storefront }: Shop,
  log: ServerLog,
): Promise<Response> {
  try {
    return await storefront.fetch(request, client)
  } catch (error) {
    if (!request.signal.aborted) log.error({ err: error }, 'the storefront failed')
    return new Response(`${errorText.internal}\n`, {
      status: 500,
      headers: { 'content-type': 'text/plain; charset=utf-8', ...noStore },
    })
  }
}
