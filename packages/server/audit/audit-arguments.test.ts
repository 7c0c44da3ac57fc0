import { expect, test } from 'vitest'
import { readAuditArguments } from './audit-arguments.ts'

test.each([
  [[], { task: 'audit', stockFile: undefined }],
  [['--stock', 'a.json'], { task: 'audit', stockFile: 'a.json' }],
  [['--save-stock=a.json'], { task: 'save-stock', file: 'a.json' }],
  [['--help'], { task: 'help' }],
  [['--stock'], { task: 'refuse', reason: '--stock needs one file.' }],
  [['--mend'], { task: 'refuse', reason: 'There is no option --mend; --help lists what there is.' }],
])('npm run audit %j is understood', (args, task) => {
  expect(readAuditArguments(args)).toEqual(task)
})
