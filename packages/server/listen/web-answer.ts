import { errorText } from '@welt/contract/error-text.ts'
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
    const code = unreachable ? error.status : 500
    return Response.json(
      { code, result: unreachable ? errorText.unavailable : errorText.internal },
      { status: code, headers: noStore },
    )
  }
}

/** The page; the storefront has its own error page, so what is caught here is a fault of that one too. */
export async function storefrontAnswer(request: Request, { storefront }: Shop, log: ServerLog): Promise<Response> {
  try {
    return await storefront.fetch(request)
  } catch (error) {
    if (!request.signal.aborted) log.error({ err: error }, 'the storefront failed')
    return new Response(`${errorText.internal}\n`, {
      status: 500,
      headers: { 'content-type': 'text/plain; charset=utf-8', ...noStore },
    })
  }
}
