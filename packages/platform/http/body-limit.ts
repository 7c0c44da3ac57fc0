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
  // On the server a stream would cost several times what the whole rest of a small request does.
  if (request.headers.has('content-length')) return claimedLength(request) > limit ? undefined : request.text()
  if (!request.body) return ''
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.byteLength
    // Leaving the loop cancels the stream: the rest is not read.
    if (size > limit) return undefined
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
