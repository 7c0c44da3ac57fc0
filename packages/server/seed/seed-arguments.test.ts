import { smallestCatalog } from '@welt/platform/seed/large/enlarged-collection.ts'
import { expect, test } from 'vitest'
import { readSeedArguments } from './seed-arguments.ts'

const read = (...args: string[]) => readSeedArguments(args, ['laszlo_de', 'laszlo_en'])

test('nothing asks for the demo catalogue as it is', () => {
  expect(read()).toEqual({ task: 'seed', enlargement: undefined })
})

test.each([
  [['--products', '2000'], { products: 2000, sizes: 4 }],
  [['--products=20000', '--sizes=6'], { products: 20_000, sizes: 6 }],
  [
    ['--sizes', '3', '--products', '100000', '--view', 'laszlo_de'],
    { products: 100_000, sizes: 3, views: ['laszlo_de'] },
  ],
  [['--products', String(smallestCatalog)], { products: smallestCatalog, sizes: 4 }],
])('%j asks for a larger one', (args, enlargement) => {
  expect(read(...args)).toEqual({ task: 'seed', enlargement })
})

test.each([
  [['--product', '5000'], 'There is no option --product; --help lists what there is.'],
  [['--products'], '--products needs a value.'],
  [['--products', '12'], /^--products takes a whole number from \d+, which the collection has, to 1000000\.$/],
  [['--products', '2e4'], /^--products takes a whole number/],
  [['--products', '-5000'], /^--products takes a whole number/],
  [['--products', '5000', '--sizes', '0'], '--sizes takes a whole number from 1 to 17.'],
  [['--products', '5000', '--view', 'fr'], 'There is no store view fr; there are laszlo_de, laszlo_en.'],
  [['--sizes', '4'], '--sizes and --view need --products.'],
])('%j is refused with a sentence', (args, reason) => {
  const answer = read(...args)
  expect(answer.task).toBe('refuse')
  expect('reason' in answer ? answer.reason : '').toMatch(reason)
})

test('--check and --help stand alone', () => {
  expect([read('--check'), read('--help')]).toEqual([{ task: 'check' }, { task: 'help' }])
})
