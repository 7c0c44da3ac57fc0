import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { clientAddress } from './client-address.ts'

function request(remoteAddress: string, forwarded?: string): IncomingMessage {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress })
  const incoming = new IncomingMessage(socket)
  if (forwarded !== undefined) incoming.headers['x-forwarded-for'] = forwarded
  return incoming
}

test.each([
  { why: 'without a proxy nobody else is believed', proxies: 0, forwarded: '9.9.9.9', address: '10.0.0.1' },
  { why: 'one proxy names the shopper', proxies: 1, forwarded: '203.0.113.7', address: '203.0.113.7' },
  {
    why: 'what the shopper wrote stands further left',
    proxies: 1,
    forwarded: '9.9.9.9, 203.0.113.7',
    address: '203.0.113.7',
  },
  {
    why: 'two proxies each append one',
    proxies: 2,
    forwarded: '9.9.9.9, 203.0.113.7, 10.0.0.9',
    address: '203.0.113.7',
  },
  { why: 'a proxy that names nobody is the client itself', proxies: 1, forwarded: undefined, address: '10.0.0.1' },
])('[S-27] $why', ({ proxies, forwarded, address }) => {
  expect(clientAddress(request('10.0.0.1', forwarded), proxies)).toBe(address)
})

test.each([
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:1:2:3:4', '2001:db8:1:2::/64'],
  ['2001:db8::5', '2001:db8:0:0::/64'],
  ['2001::2:3:4:5:6:7', '2001:0:2:3::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['[2001:db8:1:2:aaaa::1]:4711', '2001:db8:1:2::/64'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['203.0.113.9:4711', '203.0.113.9'],
  ['203.0.113.9', '203.0.113.9'],
  ['unknown', 'unknown'],
])('[S-27] %s is counted as %s', (address, expected) => {
  expect(clientAddress(request(address), 0)).toBe(expected)
  expect(clientAddress(request('10.0.0.1', address), 1)).toBe(expected)
})
