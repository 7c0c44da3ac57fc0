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
