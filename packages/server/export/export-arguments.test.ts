import { expect, test } from 'vitest'
import { readExportArguments } from './export-arguments.ts'

const read = (...args: string[]) => readExportArguments(args, ['laszlo_de', 'laszlo_en'])

test.each([
  [['out'], { task: 'export', path: 'out', storeCode: undefined }],
  [['--store', 'laszlo_en', 'out.ndjson.gz'], { task: 'export', path: 'out.ndjson.gz', storeCode: 'laszlo_en' }],
  [['out', '--store=laszlo_de'], { task: 'export', path: 'out', storeCode: 'laszlo_de' }],
  [['-h'], { task: 'help' }],
  [[], { task: 'refuse', reason: 'Name the file or the folder: npm run export -- PATH.' }],
  [['a', 'b'], { task: 'refuse', reason: 'One file or folder at a time: a or b?' }],
  [['a', '--store='], { task: 'refuse', reason: '--store needs a value.' }],
  [['a', '--store', 'x'], { task: 'refuse', reason: 'There is no store view x; there are laszlo_de, laszlo_en.' }],
  [['a', '--gzip'], { task: 'refuse', reason: 'There is no option --gzip; --help lists what there is.' }],
])('%j', (args, task) => {
  expect(read(...args)).toEqual(task)
})
