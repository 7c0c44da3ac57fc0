import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

export interface SmtpServer {
  port: number
  /** Whole messages, as they came. */
  messages: string[]
  /** Every line that a client has said outside of a message. */
  commands: string[]
  /** What the server answers to a command that begins so, instead of what is usual. '' is no answer at all, 'hang up' ends the connection. */
  answers: Map<string, string>
  close(): Promise<void>
}

/** A mail server on loopback that takes every letter, unless a test has it say something else. */
export async function startSmtpServer({ offers = [] }: { offers?: readonly string[] } = {}): Promise<SmtpServer> {
  const messages: string[] = []
  const commands: string[] = []
  const answers = new Map<string, string>()
  const sockets = new Set<Socket>()

  const usual = (line: string): string => {
    if (line.startsWith('EHLO')) {
      const words = ['smtp.test', ...offers]
      return words.map((word, position) => `250${position === words.length - 1 ? ' ' : '-'}${word}`).join('\r\n')
    }
    if (line.startsWith('DATA')) return '354 go ahead'
    if (line.startsWith('QUIT')) return '221 bye'
    if (line.startsWith('STARTTLS')) return '502 not here'
    return line.startsWith('AUTH') ? '235 welcome' : '250 ok'
  }

  const server = createServer((socket) => {
    sockets.add(socket)
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
      const answer = [...answers].find(([start]) => line.startsWith(start))?.[1] ?? usual(line)
      if (line.startsWith('DATA') && answer.startsWith('354')) message = []
      say(answer)
    }
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      const lines = (buffered + chunk).split('\r\n')
      buffered = lines.pop() ?? ''
      for (const line of lines) take(line)
    })
    socket.on('error', () => {})
    say(answers.get('greeting') ?? '220 smtp.test')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    messages,
    commands,
    answers,
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
