import { OrderStatus, orderStatuses } from '@welt/contract/entity/order.ts'
import { orderNumber } from '@welt/domain/order/order-number.ts'
import { readCommandLine } from '../command/read-command-line.ts'

export type OrdersTask =
  | { task: 'help' }
  | { task: 'list'; status: OrderStatus | undefined; page: number }
  | { task: 'show' | 'pay' | 'cancel'; number: string }
  | { task: 'refuse'; reason: string }

const commands = { list: ['--status', '--page'], show: [], pay: [], cancel: [] } as const

/** What the words behind `npm run orders --` ask for. */
export function readOrdersArguments(args: readonly string[]): OrdersTask {
  const line = readCommandLine(args, commands)
  if (line.is === 'help') return { task: 'help' }
  if (line.is === 'refused') return refuse(line.reason)
  const { command, words, values } = line
  return command === 'list' ? readList(words, values) : readNumber(command, words)
}

function readList(words: readonly string[], values: ReadonlyMap<string, string>): OrdersTask {
  if (words.length > 0) return refuse(`list needs no ${words[0]}; show NUMBER shows one order.`)
  const text = values.get('--status')
  const status = OrderStatus.optional().safeParse(text)
  if (!status.success) return refuse(`There is no status ${text}; there are ${orderStatuses.join(', ')}.`)
  const page = values.get('--page') ?? '1'
  if (!/^[1-9]\d{0,8}$/.test(page)) return refuse(`${page} is no page; pages are counted from 1.`)
  return { task: 'list', status: status.data, page: Number(page) }
}

/** People leave out the noughts in front. */
function readNumber(task: 'show' | 'pay' | 'cancel', [number, second]: readonly string[]): OrdersTask {
  if (number === undefined) return refuse(`${task} needs the number of an order; list tells them.`)
  if (second !== undefined) return refuse(`One order at a time: ${number} or ${second}?`)
  if (!/^\d{1,15}$/.test(number)) return refuse(`${number} is no number of an order.`)
  return { task, number: orderNumber(Number(number)) }
}

function refuse(reason: string): OrdersTask {
  return { task: 'refuse', reason }
}
