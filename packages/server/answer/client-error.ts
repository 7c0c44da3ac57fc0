import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { errorText } from '@welt/contract/error-text.ts'
import { errorCode } from '../start/error-code.ts'
import { faultAnswer } from './fault-answer.ts'
import { dataHeaders, securityHeaders } from './security-headers.ts'

const unreadable = { status: 400, text: errorText.unreadableRequest }
const faults: Readonly<Record<string, { status: number; text: string }>> = {
  HPE_HEADER_OVERFLOW: { status: 431, text: errorText.headersTooLarge },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, text: errorText.requestTooSlow },
}

/**
 * Answers what could not even be read as a request, with the same headers as everything else. Nobody knows what it was
 * for: it is answered as a call, because programs read what they get.
 */
export function answerClientError(error: Error, socket: Duplex): void {
  if (errorCode(error) === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const { status, text } = faults[errorCode(error) ?? ''] ?? unreadable
  const { headers, body } = faultAnswer(status, text)
  const lines = Object.entries({ ...securityHeaders, ...dataHeaders, ...headers })
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...lines.map(([name, value]) => `${name}: ${value}`),
    'connection: close',
    `content-length: ${Buffer.byteLength(body)}`,
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}
