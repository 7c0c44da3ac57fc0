import { describe, expect, test } from 'vitest'
import { createExample } from './testing/create-example.ts'

const { call, post, lines } = createExample()

describe('the size of a body', () => {
  const limit = 256 * 1024
  const json = (bytes: number) => `{"note":"${'x'.repeat(bytes - 11)}"}`

  test.each([
    ['/api/note', limit],
    ['/api/order', 1024 * 1024],
  ])('at %s may be %i bytes and not one more', async (path, bytes) => {
    expect(await post(path, json(bytes))).toMatchObject({ status: 200, body: { result: bytes - 11 } })
    expect(await post(path, json(bytes + 1))).toMatchObject({
      status: 413,
      body: { code: 413, result: `The request body is larger than ${bytes} bytes.` },
    })
  })

  test('is counted as it arrives, and the rest is not read', async () => {
    let pulled = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += 64 * 1024
        controller.enqueue(new Uint8Array(64 * 1024).fill(32))
      },
    })
    expect((await post('/api/note', endless)).status).toBe(413)
    expect(pulled).toBeLessThan(2 * limit)
  })

  test('counts bytes, not letters, and keeps letters whole that arrive in pieces', async () => {
    const bytes = new TextEncoder().encode('{"note":"Größe 👞"}')
    const oneByOne = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
        controller.close()
      },
    })
    expect(await post('/api/note', oneByOne)).toMatchObject({ body: { result: 'Größe 👞'.length } })
    expect((await post('/api/note', `{"note":"${'ß'.repeat(limit / 2)}"}`)).status).toBe(413)
  })

  test('a claimed length beyond the limit is refused before anything is read, also where no body is wanted', async () => {
    const headers = { 'content-length': String(limit + 1) }
    expect((await call('/api/greet?name=Ann', { headers })).status).toBe(413)
  })
})

describe('the letters of a body', () => {
  const latin = Buffer.from('{"note":"Größe"}', 'latin1')
  const pieces = () =>
    new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(latin)
        controller.close()
      },
    })

  test('[API-7] bytes that are not UTF-8 are refused: a name is never stored with signs that nobody wrote', async () => {
    const claimed = { method: 'POST', headers: { 'content-type': 'application/json', 'content-length': '16' } }
    const expected = { status: 400, body: { code: 400, result: 'The request body is not UTF-8.' } }
    expect(await call('/api/note', { ...claimed, body: latin })).toMatchObject(expected)
    expect(await post('/api/note', pieces())).toMatchObject(expected)
    expect(await post('/api/note', latin, 'application/json; charset=iso-8859-1')).toMatchObject(expected)
  })

  test('what was broken before it was sent is taken as it is', async () => {
    expect(await post('/api/note', '{"note":"Gr\ufffd\ufffde"}')).toMatchObject({ status: 200, body: { result: 5 } })
    expect(await post('/api/note', '\ufeff{"note":"x"}')).toMatchObject({ status: 200 })
  })

  test('a body that its sender breaks off is no fault of the shop', async () => {
    const brokenOff = () =>
      new ReadableStream<Uint8Array>({
        start: (controller) => controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })),
      })
    lines.length = 0
    expect(await post('/api/note', brokenOff())).toMatchObject({ status: 400, body: { code: 400 } })
    const length = { 'content-type': 'application/json', 'content-length': '16' }
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      body: brokenOff(),
      headers: length,
      duplex: 'half',
    }
    expect(await call('/api/note', init)).toMatchObject({ status: 400, body: { code: 400 } })
    expect(lines.map(({ level }) => level)).toEqual(['info', 'info'])
  })
})
