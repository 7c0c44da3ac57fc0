import { createServer } from 'node:http'

/** The least that a server on Node can do: all else is measured against it. */
const server = createServer((_, outgoing) => {
  outgoing.writeHead(200, { 'content-type': 'text/plain' })
  outgoing.end('hello')
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(`listening on ${typeof address === 'object' ? address?.port : address}\n`)
})
for (const end of ['SIGINT', 'disconnect']) process.on(end, () => process.exit(0))
