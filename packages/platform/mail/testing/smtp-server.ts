import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { TLSSocket } from 'node:tls'
import type { Certificate } from './make-certificate.ts'

export interface SmtpServer {
  port: number
  /** Whole messages, as they came. */
  messages: string[]
  /** Every line that a client has said outside of a message, encrypted or not. */
  commands: string[]
  /** Those of them that anybody on the way could read. */
  overheard: string[]
  /** What the server answers to a command that begins so, instead of what is usual. '' is no answer at all, 'hang up' ends the connection. */
  answers: Map<string, string>
  close(): Promise<void>
}

export interface SmtpServerOptions {
  offers?: readonly string[]
  /** With one the server can speak in secret: when it is asked to, or from the first byte. */
  certificate?: Certificate
  isSecret?: boolean
}

/** A mail server on loopback that takes every letter, unless a test has it say something else. */
export async function startSmtpServer(options: SmtpServerOptions = {}): Promise<SmtpServer> {
  const { offers = [], certificate, isSecret = false } = options
  const messages: string[] = []
  const commands: string[] = []
  const overheard: string[] = []
  const answers = new Map<string, string>()
  const sockets = new Set<Socket>()

  const usual = (line: string): string => {
    if (line.startsWith('EHLO')) {
      const words = ['smtp.test', ...offers]
      return words.map((word, position) => `250${position === words.length - 1 ? ' ' : '-'}${word}`).join('\r\n')
    }
    if (line.startsWith('DATA')) return '354 go ahead'
    if (line.startsWith('QUIT')) return '221 bye'
    if (line.startsWith('STARTTLS')) return certificate ? '220 go ahead' : '502 not here'
    return line.startsWith('AUTH') ? '235 welcome' : '250 ok'
  }

  const inSecret = (socket: Socket) => new TLSSocket(socket, { isServer: true, ...certificate })

  function converse(socket: Socket): void {
    const letters = new TextDecoder()
    let buffered = ''
    let message: string[] | undefined
    const say = (text: string) => {
      if (text === 'hang up') socket.destroy()
      else if (text !== '') socket.write(`${text}\r\n`)
    }
    const take = (line: string) => {
      if (message) {
        if (line !== '.') return void message.push(line.startsWith('..') ? line.slice(1) : line)
        messages.push(message.join('\r\n'))
        message = undefined
        return say(answers.get('.') ?? '250 taken')
      }
      commands.push(line)
      if (!(socket instanceof TLSSocket)) overheard.push(line)
      const answer = [...answers].find(([start]) => line.startsWith(start))?.[1] ?? usual(line)
      if (line.startsWith('DATA') && answer.startsWith('354')) message = []
      say(answer)
      if (!line.startsWith('STARTTLS') || !answer.startsWith('220')) return
      socket.removeAllListeners('data')
      converse(inSecret(socket))
    }
    socket.on('data', (chunk: Buffer) => {
      const lines = (buffered + letters.decode(chunk, { stream: true })).split('\r\n')
      buffered = lines.pop() ?? ''
      for (const line of lines) take(line)
    })
    socket.on('error', () => {})
  }

  const server = createServer((socket) => {
    sockets.add(socket)
    const line = isSecret ? inSecret(socket) : socket
    converse(line)
    const greeting = answers.get('greeting') ?? '220 smtp.test'
    line.write(`${greeting}\r\n`)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    messages,
    commands,
    overheard,
    answers,
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
