import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { runCommand } from './testing/run-command.ts'

const folder = mkdtempSync(join(tmpdir(), 'welt-coupons-'))
afterAll(() => rmSync(folder, { recursive: true }))

const coupons = (...args: string[]) => runCommand('coupons.ts', args, { DATA_DIR: folder })
const said = (stdout: string) => ({ code: 0, stdout: `${stdout}\n`, stderr: '' })
const refused = (stderr: string) => ({ code: 1, stdout: '', stderr: `${stderr}\n` })

test('[CART-7] npm run coupons makes, lists and ends a coupon, and tells in a sentence what cannot be', async () => {
  expect(await coupons()).toEqual(said('There are none.'))
  expect(await coupons('add', 'größe10', '--percent', '10')).toEqual(said('GRÖSSE10  counts  10 % off, used 0 times'))
  expect(
    await coupons('add', 'ZWANZIG', '--amount', '20.00', '--minimum=50', '--to', '2999-12-31', '--uses-per-customer=1'),
  ).toMatchObject({ code: 0 })

  expect(await coupons('add', 'Größe10', '--percent', '5')).toEqual(
    refused('There is a coupon with this code already; a code is given once.'),
  )
  expect(await coupons('add', 'MEHR', '--percent', '100.01')).toEqual(
    refused('--percent is a number above 0 and up to 100, with two decimals at most.'),
  )
  expect(await coupons('add', 'MEHR', '--amount', '-20')).toEqual(
    refused('--amount is a number above 0 and up to 1000000.00, with two decimals at most.'),
  )
  expect(await coupons('add', 'MEHR', '--percent', '10', '--from', '2999-12-31', '--to', '2999-01-01')).toEqual(
    refused('The coupon would end before it starts: --to must be later than --from.'),
  )

  expect(await coupons('end', 'größe10')).toEqual(said('GRÖSSE10 is over.'))
  expect(await coupons('end', 'GRÖSSE10')).toEqual(refused('GRÖSSE10 is over already.'))
  expect(await coupons('end', 'MEHR')).toEqual(refused('There is no coupon MEHR.'))
  const { stdout } = await coupons('list')
  expect(stdout.split('\n')).toEqual([
    expect.stringMatching(/^GRÖSSE10 {2}over {2}10 % off, to \d{4}-\d\d-\d\d \d\d:\d\d, used 0 times$/),
    'ZWANZIG  counts  20.00 off goods for 50.00 or more, to 2999-12-31 23:59, used 0 times, 1 by each customer',
    'Coupons: 2.',
    '',
  ])
})

test('npm run coupons -- --help needs no database', async () => {
  const { code, stdout } = await runCommand('coupons.ts', ['--help'], { DATABASE_URL: 'postgres://127.0.0.1:1/none' })
  expect([code, stdout]).toEqual([0, expect.stringContaining('npm run coupons -- add ADVENT --percent 10')])
})
