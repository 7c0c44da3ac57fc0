import { describe, expect, test } from 'vitest'
import type { ServerStep } from './cart-sync-step.ts'
import { readFailure } from './read-failure.ts'

const send: ServerStep = { do: 'send', item: { sku: 'OX-42', qty: 1 }, qty: 1 }
const remove: ServerStep = { do: 'delete-server', item: null, serverItem: { item_id: 7, sku: 'OX-42', qty: 1 } }

describe('readFailure', () => {
  test.each([400, 404, 409, 422, 500])('code %i is a refusal', (code) => {
    expect(readFailure(send, code)).toEqual({ ok: false, reason: 'refused' })
  })

  test.each([null, 0, 302, 401, 408, 429, 502, 503, 504, 522])('code %s says nothing about the line', (code) => {
    expect(readFailure(send, code)).toEqual({ ok: false, reason: 'unanswered' })
  })

  test('a sum that somebody was faster with is overtaken; any other quantity is refused', () => {
    const item = { sku: 'OX-42', qty: 1 }
    const serverItem = { item_id: 7, sku: 'OX-42', qty: 2 }
    const sum: ServerStep = { do: 'update-server', item, serverItem, qty: 3 }
    expect(readFailure(sum, 409)).toEqual({ ok: false, reason: 'overtaken' })
    expect(readFailure(sum, 400)).toEqual({ ok: false, reason: 'refused' })
    expect(readFailure({ ...sum, qty: 1 }, 409)).toEqual({ ok: false, reason: 'refused' })
  })

  test('a line that is gone already has been deleted', () => {
    expect(readFailure(remove, 404)).toEqual({ ok: true, serverItem: null })
    expect(readFailure(remove, 500)).toEqual({ ok: false, reason: 'refused' })
  })
})
