import { expect, test } from 'vitest'
import { readImportArguments } from './import-arguments.ts'

const read = (...args: string[]) => readImportArguments(args, ['laszlo_de', 'laszlo_en'])
const nothing = {
  task: 'import',
  storeCode: undefined,
  index: undefined,
  reportFile: undefined,
  isDryRun: false,
  keepsOthers: false,
}

test.each([
  [['dump.json'], { path: 'dump.json' }],
  [['--store', 'laszlo_en', 'dump'], { path: 'dump', storeCode: 'laszlo_en' }],
  [
    ['dump', '--store=laszlo_en', '--index=shop_de', '--report', 'r=1.json'],
    { path: 'dump', storeCode: 'laszlo_en', index: 'shop_de', reportFile: 'r=1.json' },
  ],
  [['a=b/größe.json', '--dry-run', '--keep'], { path: 'a=b/größe.json', isDryRun: true, keepsOthers: true }],
])('%j is understood', (args, task) => {
  expect(read(...args)).toEqual({ ...nothing, ...task })
})

test.each([
  [[], 'Name the file or the folder: npm run import -- PATH.'],
  [['a', 'b'], 'One file or folder at a time: a or b?'],
  [['a', '--store'], '--store needs a value.'],
  [['a', '--store', 'fr'], 'There is no store view fr; there are laszlo_de, laszlo_en.'],
  [['a', '--force'], 'There is no option --force; --help lists what there is.'],
])('%j is refused with a sentence', (args, reason) => {
  expect(read(...args)).toEqual({ task: 'refuse', reason })
})

test('--help stands alone', () => {
  expect(read('a', '--help')).toEqual({ task: 'help' })
})
