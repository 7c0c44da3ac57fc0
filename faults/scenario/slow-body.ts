import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { plentySku } from '../stage/goods.ts'
import type { Stage } from '../stage/stage.ts'

const begun = [
  'POST /api/user/login HTTP/1.1',
  'POST /api/order HTTP/1.1',
  'DELETE /api/ext/mailchimp-subscribe/subscribe HTTP/1.1',
]

/**
 * So many clients begin a body and never end it. The others are served meanwhile, and each of the slow ones is told, in
 * the envelope, that its time is over. Gives what went wrong.
 */
export async function slowBodies(stage: Stage, count: number): Promise<string[]> {
  const sent = Array.from({ length: count }, (_, place) => beginBody(stage, place))
  const meanwhile = await Promise.all(
    stage.processes.map((_, at) => stage.client.send(`/api/stock/check?sku=${plentySku}`, { at })),
  )
  const answers = await Promise.all(sent)
  return [
    ...meanwhile.flatMap(({ status }) => (status === 200 ? [] : [`beside slow bodies a call was answered ${status}`])),
    ...answers.filter((answer) => !isToldInTime(answer)).map((answer) => `a slow body got ${answer.slice(0, 200)}`),
  ]
}

/** Half a body on a connection of its own; all that the shop says to it, until it hangs up. */
function beginBody({ processes }: Stage, place: number): Promise<string> {
  const { hostname, port } = new URL(processes[place % processes.length]?.origin ?? '')
  const size = place % 2 === 0 ? 'content-length: 100' : 'transfer-encoding: chunked'
  const piece = place % 2 === 0 ? '{"username":' : 'c\r\n{"username":\r\n'
  const head = [begun[place % begun.length], 'host: shop', 'content-type: application/json', size]
  const socket = connect(Number(port), hostname, () => socket.write(`${head.join('\r\n')}\r\n\r\n${piece}`))
  return text(socket)
}

function isToldInTime(answer: string): boolean {
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  return (
    head.startsWith('HTTP/1.1 408 ') && /content-type: application\/json/i.test(head) && body.startsWith('{"code":408,')
  )
}
