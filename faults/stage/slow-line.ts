import { connect, createServer, type Server, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** A line to PostgreSQL that can be made slow: every answer of the server arrives so much later. */
export class SlowLine {
  /** What the shop's processes connect to instead of the server itself. */
  readonly address: string
  delayMs = 0
  readonly #server: Server
  readonly #sockets: ReadonlySet<Socket>

  private constructor(address: string, server: Server, sockets: ReadonlySet<Socket>) {
    this.address = address
    this.#server = server
    this.#sockets = sockets
  }

  static async lay(target: string): Promise<SlowLine> {
    const sockets = new Set<Socket>()
    const server = createServer((near) => {
      const far = connect(endOf(target))
      for (const socket of [near, far]) {
        socket.setNoDelay(true)
        sockets.add(socket)
        socket.once('close', () => sockets.delete(socket))
        // Whoever breaks off, the other end hears it.
        socket.on('error', () => {})
      }
      near.pipe(far)
      near.once('close', () => far.destroy())
      far.once('close', () => near.destroy())
      let before = Promise.resolve()
      far.on('data', (answer) => {
        const due = pause(line.delayMs)
        before = before.then(() => due).then(() => void near.write(answer))
      })
    })
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    const line = new SlowLine(withEnd(target, portOf(server)), server, sockets)
    return line
  }

  async cut(): Promise<void> {
    const closed = new Promise((done) => this.#server.close(done))
    for (const socket of this.#sockets) socket.destroy()
    await closed
  }
}

/** A server of tests listens in a folder, another one at a host. */
function endOf(target: string): { path: string } | { host: string; port: number } {
  const { searchParams, hostname, port } = new URL(target)
  const folder = searchParams.get('host')
  const number = Number(port || 5432)
  return folder ? { path: `${folder}/.s.PGSQL.${number}` } : { host: hostname, port: number }
}

function withEnd(target: string, port: number): string {
  const url = new URL(target)
  url.hostname = '127.0.0.1'
  url.port = String(port)
  url.searchParams.delete('host')
  // The options travel as a command line, in which a plus sign is not a space.
  return url.href.replaceAll('+', '%20')
}

function portOf(server: Server): number {
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The slow line has no port.')
  return address.port
}
