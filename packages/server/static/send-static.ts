import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { chooseEncoding } from '../encoding/choose-encoding.ts'
import type { StaticFile } from './static-files.ts'

export async function sendStatic(file: StaticFile, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  if (incoming.method !== 'GET' && incoming.method !== 'HEAD') {
    outgoing.writeHead(405, { allow: 'GET, HEAD' })
    outgoing.end()
    return
  }
  const encoding = chooseEncoding(incoming.headers['accept-encoding'], file.encodings)
  const { body, etag } = await file.read(encoding)
  const headers: OutgoingHttpHeaders = { 'cache-control': file.cacheControl, etag }
  if (file.encodings.length > 0) headers['vary'] = 'Accept-Encoding'
  if (matches(incoming.headers['if-none-match'], etag)) {
    outgoing.writeHead(304, headers)
    outgoing.end()
    return
  }
  headers['content-type'] = file.type
  headers['content-length'] = body.length
  if (encoding) headers['content-encoding'] = encoding
  outgoing.writeHead(200, headers)
  outgoing.end(body)
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || tag.trim() === etag)
}
