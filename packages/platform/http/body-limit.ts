import { errorText } from '@welt/contract/error-text.ts'
import { fail } from './envelope.ts'
import { HttpError } from './http-error.ts'

const defaultLimit = 256 * 1024
/** An order carries whole product objects. */
const orderLimit = 1024 * 1024

/** Bytes that a body may have at this path. */
export function bodyLimit(path: string): number {
  return path === '/api/order' ? orderLimit : defaultLimit
}

/** Bytes that the sender says the body has; 0 when it does not say. */
export function claimedLength(request: Request): number {
  return Number(request.headers.get('content-length') ?? 0)
}

/**
 * The body as text, or undefined when it is larger than the limit. With a length that was claimed, and is within the
 * limit, nothing needs counting: HTTP ends a body there. Without one counts what really arrives.
 */
export async function readBody(request: Request, limit: number): Promise<string | undefined> {
  const bytes = await readBytes(request, limit).catch(() => {
    // Reading fails at the other end alone: whoever hung up in the middle gets no answer, and nothing of ours is broken.
    throw new HttpError(fail(400, errorText.bodyBrokenOff))
  })
  return bytes && decode(bytes)
}

async function readBytes(request: Request, limit: number): Promise<ArrayBuffer | Uint8Array | undefined> {
  // On the server a stream would cost several times what the whole rest of a small request does.
  if (request.headers.has('content-length')) return claimedLength(request) > limit ? undefined : request.arrayBuffer()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    // Leaving the loop cancels the stream: the rest is not read.
    if (size > limit) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, size)
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** JSON is UTF-8, whatever a header says. Bytes of another encoding would become signs that nobody wrote, for good. */
function decode(bytes: ArrayBuffer | Uint8Array): string {
  try {
    return utf8.decode(bytes)
  } catch {
    throw new HttpError(fail(400, errorText.bodyNotUtf8))
  }
}
