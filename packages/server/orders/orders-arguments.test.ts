import { expect, test } from 'vitest'
import { readOrdersArguments } from './orders-arguments.ts'

const read = (...args: string[]) => readOrdersArguments(args)

test.each([
  [[], { status: undefined, page: 1 }],
  [['list', '--page', '3'], { status: undefined, page: 3 }],
  [['--status=canceled'], { status: 'canceled', page: 1 }],
  [['list', '--status', 'pending', '--page=2'], { status: 'pending', page: 2 }],
])('%j lists orders', (args, list) => {
  expect(read(...args)).toEqual({ task: 'list', ...list })
})

test.each([
  [['show', '000001000'], { task: 'show', number: '000001000' }],
  [['pay', '1000'], { task: 'pay', number: '000001000' }],
  [['cancel', '12345678901'], { task: 'cancel', number: '12345678901' }],
])('%j names one order', (args, task) => {
  expect(read(...args)).toEqual(task)
})

test.each([
  [['list', '1000'], 'list needs no 1000; show NUMBER shows one order.'],
  [['list', '--status', 'paid'], 'There is no status paid; there are pending, processing, canceled.'],
  [['list', '--page', '0'], '0 is no page; pages are counted from 1.'],
  [['list', '--page=-1'], '-1 is no page; pages are counted from 1.'],
  [['pay'], 'pay needs the number of an order; list tells them.'],
  [['cancel', '1000', '1001'], 'One order at a time: 1000 or 1001?'],
  [['show', 'ABC'], 'ABC is no number of an order.'],
  [['show', '1e3'], '1e3 is no number of an order.'],
  [['refund', '1000'], 'There is no command refund; --help lists what there is.'],
  [['cancel', '1000', '--status=pending'], 'cancel has no option --status; --help lists what there is.'],
])('%j is refused with a sentence', (args, reason) => {
  expect(read(...args)).toEqual({ task: 'refuse', reason })
})

test('--help stands alone', () => {
  expect([read('--help'), read('cancel', '-h')]).toEqual([{ task: 'help' }, { task: 'help' }])
})
