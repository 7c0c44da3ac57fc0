import { expect, test } from 'vitest'
import { readCommandLine } from './read-command-line.ts'

const read = (...args: string[]) => readCommandLine(args, { list: ['--page', '--status'], show: [] })
const values = (values: Record<string, string>) => new Map(Object.entries(values))

test.each([
  [[], { command: 'list', words: [], values: values({}) }],
  [['--page', '2'], { command: 'list', words: [], values: values({ '--page': '2' }) }],
  [
    ['list', '--status=a=b', '--page', '-1'],
    { command: 'list', words: [], values: values({ '--status': 'a=b', '--page': '-1' }) },
  ],
  [['show', 'größe', 'x'], { command: 'show', words: ['größe', 'x'], values: values({}) }],
])('%j is split', (args, line) => {
  expect(read(...args)).toEqual({ is: 'read', ...line })
})

test.each([
  [['delete'], 'There is no command delete; --help lists what there is.'],
  [['constructor'], 'There is no command constructor; --help lists what there is.'],
  [['show', '--page', '2'], 'show has no option --page; --help lists what there is.'],
  [['--pgae=2'], 'list has no option --pgae; --help lists what there is.'],
  [['list', '--page'], '--page needs a value.'],
  [['list', '--page='], '--page needs a value.'],
  [['list', '--page', '2', '--page=3'], '--page stands there twice.'],
])('%j is refused with a sentence', (args, reason) => {
  expect(read(...args)).toEqual({ is: 'refused', reason })
})

test.each([[['--help']], [['help']], [['show', '-h']]])('%j asks for help', (args) => {
  expect(read(...args)).toEqual({ is: 'help' })
})
