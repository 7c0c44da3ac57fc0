import { type OutgoingHttpHeader, type OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { chooseEncoding, type Encoding, encodings } from '../encoding/choose-encoding.ts'
import { type Compressor, compress, createCompressor } from '../encoding/compress.ts'
import { completeHeaders, isCompressible, isSmall, varyOn } from './answer-headers.ts'

type Done = (error?: Error | null) => void

interface Head {
  status: number
  headers: OutgoingHttpHeaders
  encoding: Encoding
}

/**
 * What every answer of the server has in common, whoever gave it: the security headers, compression as the client
 * takes it, and the end of the connection while the server drains.
 *
 * Sits below the web listener, which writes a whole body with one `end`: that way a page is compressed from the string
 * that it was rendered to, without a stream in between.
 */
export class Answer extends ServerResponse {
  /** Asked when the head is sent: an answer that took long may end in a server that drains meanwhile. */
  endsConnection: () => boolean = () => false
  /** Told in every answer. */
  requestId = ''
  /** A head that waits for the body, whose size the encoding decides. */
  #held: Head | undefined
  #compressor: Compressor | undefined

  override writeHead(
    status: number,
    reasonOrHeaders?: string | OutgoingHttpHeaders | OutgoingHttpHeader[],
    headersAfterReason?: OutgoingHttpHeaders | OutgoingHttpHeader[],
  ): this {
    const given = typeof reasonOrHeaders === 'object' ? reasonOrHeaders : headersAfterReason
    const own = given === undefined ? {} : Array.isArray(given) ? pairs(given) : given
    const headers = completeHeaders(this.#withSet(own), this.endsConnection(), this.requestId)
    if (!isCompressible(status, headers)) return super.writeHead(status, headers)
    varyOn(headers, 'Accept-Encoding')
    const encoding = chooseEncoding(this.req.headers['accept-encoding'], encodings)
    if (!encoding) return super.writeHead(status, headers)
    this.#held = { status, headers, encoding }
    return this
  }

  override flushHeaders(): void {
    if (this.#held) this.#startStream(this.#held)
    super.flushHeaders()
  }

  override write(chunk: unknown, encodingOrDone?: BufferEncoding | Done, done?: Done): boolean {
    this.#startHead()
    if (this.#held) this.#startStream(this.#held)
    const [encoding, whenDone] = readArguments(encodingOrDone, done)
    if (!this.#compressor) return super.write(chunk, encoding, whenDone)
    const accepts = this.#compressor.write(chunk, encoding, whenDone)
    this.#compressor.flush()
    return accepts
  }

  override end(bodyOrDone?: string | Uint8Array | Done, encodingOrDone?: BufferEncoding | Done, done?: Done): this {
    if (typeof bodyOrDone === 'function') return this.end(undefined, 'utf8', () => bodyOrDone())
    this.#startHead()
    const [encoding, whenDone] = readArguments(encodingOrDone, done)
    if (whenDone) this.once('finish', () => whenDone(null))
    if (this.#held) return this.#endWhole(this.#held, bodyOrDone)
    if (!this.#compressor) return super.end(bodyOrDone, encoding)
    this.#compressor.end(bodyOrDone)
    return this
  }

  /** Node checks every header once more where one was set before; as a rule none was. */
  #withSet(own: OutgoingHttpHeaders): OutgoingHttpHeaders {
    return this.getHeaderNames().length === 0 ? own : { ...this.getHeaders(), ...own }
  }

  /** Who writes a body without a head means the head that was set so far. */
  #startHead(): void {
    if (!this.headersSent && !this.#held && !this.#compressor) this.writeHead(this.statusCode)
  }

  #endWhole({ status, headers, encoding }: Head, body: unknown): this {
    this.#held = undefined
    if (typeof body !== 'string' && !(body instanceof Uint8Array)) {
      super.writeHead(status, headers)
      return super.end()
    }
    if (isSmall(body)) {
      headers['content-length'] = Buffer.byteLength(body)
      super.writeHead(status, headers)
      return super.end(body)
    }
    const content = compress(encoding, body)
    headers['content-encoding'] = encoding
    headers['content-length'] = content.length
    super.writeHead(status, headers)
    return super.end(content)
  }

  #startStream({ status, headers, encoding }: Head): void {
    this.#held = undefined
    headers['content-encoding'] = encoding
    delete headers['content-length']
    super.writeHead(status, headers)
    const compressor = createCompressor(encoding)
    compressor.on('data', (piece: Buffer) => {
      if (!super.write(piece)) compressor.pause()
    })
    compressor.on('drain', () => this.emit('drain'))
    compressor.on('end', () => super.end())
    this.on('drain', () => compressor.resume())
    this.once('close', () => compressor.destroy())
    this.#compressor = compressor
  }
}

function readArguments(encodingOrDone?: BufferEncoding | Done, done?: Done): [BufferEncoding, Done | undefined] {
  return typeof encodingOrDone === 'function' ? ['utf8', encodingOrDone] : [encodingOrDone ?? 'utf8', done]
}

function pairs(list: OutgoingHttpHeader[]): OutgoingHttpHeaders {
  const headers: OutgoingHttpHeaders = {}
  for (let at = 0; at + 1 < list.length; at += 2) headers[String(list[at])] = list[at + 1]
  return headers
}
