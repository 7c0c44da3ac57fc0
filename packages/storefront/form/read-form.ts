/** More than any form of the shop holds. */
const maxBytes = 32_768

export type ReadForm = { ok: true; fields: URLSearchParams } | { ok: false; status: 403 | 413 | 415 }

/** A form of this very shop, and of a size that forms have. Another site's form would act in the visitor's name. */
export async function readForm(request: Request): Promise<ReadForm> {
  if (!isOwn(request)) return { ok: false, status: 403 }
  const [type] = (request.headers.get('content-type') ?? '').split(';')
  if (type?.trim().toLowerCase() !== 'application/x-www-form-urlencoded') return { ok: false, status: 415 }
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return { ok: false, status: 413 }
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.length
    if (size > maxBytes) return { ok: false, status: 413 }
    chunks.push(chunk)
  }
  return { ok: true, fields: new URLSearchParams(Buffer.concat(chunks).toString('utf8')) }
}

/** Browsers name the page that a form came from; one that does not is judged by what it says of the site. */
function isOwn(request: Request): boolean {
  const origin = request.headers.get('origin')
  if (origin !== null && origin !== 'null') return origin === new URL(request.url).origin
  return request.headers.get('sec-fetch-site') === 'same-origin'
}
