import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { errorCode } from '../start/error-code.ts'
import { securityHeaders } from './security-headers.ts'

const statusByCode: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** Answers what could not even be read as a request, with the same headers as everything else. */
export function answerClientError(error: Error, socket: Duplex): void {
  if (errorCode(error) === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const status = statusByCode[errorCode(error) ?? ''] ?? 400
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...Object.entries(securityHeaders).map(([name, value]) => `${name}: ${value}`),
    'connection: close',
    'content-length: 0',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n`)
}
