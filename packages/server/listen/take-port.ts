import type { Server } from 'node:http'
import type { Config } from '../config/config.ts'
import { errorCode } from '../start/error-code.ts'
import { StartUpError } from '../start/start-up-error.ts'

export function takePort(server: Server, { port, host }: Config['server']): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(new StartUpError(portSentence(error, port, host), { cause: error })))
    server.listen({ port, host: host ?? undefined }, resolve)
  })
}

function portSentence(error: Error, port: number, host: string | null): string {
  const code = errorCode(error)
  if (code === 'EADDRINUSE') return `Port ${port} is in use by another program: stop it, or choose another with PORT.`
  if (code === 'EACCES') return `Port ${port} may not be used by this user: choose one above 1023 with PORT.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `This machine has no address ${host}: choose another one with HOST.`
  return `Port ${port} cannot be listened on (${error.message}).`
}

/** The port that was taken: not the one in the settings when those left the choice to the system. */
export function takenPort(server: Server): number {
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server does not listen on a port.')
  return address.port
}
