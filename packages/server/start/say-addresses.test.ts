import { expect, test } from 'vitest'
import { storeAddresses } from './say-addresses.ts'

const views = [
  { name: 'Ellermoor', url: '' },
  { name: 'Halden', url: '/de' },
]

test.each([
  [null, 'localhost'],
  ['0.0.0.0', 'localhost'],
  ['::', 'localhost'],
  ['192.168.1.7', '192.168.1.7'],
  ['::1', '[::1]'],
])('listening on %s the shop is found at %s', (host, name) => {
  expect(storeAddresses(views, { port: 3000, host })).toEqual([
    `  Ellermoor  http://${name}:3000/`,
    `  Halden     http://${name}:3000/de`,
  ])
})
