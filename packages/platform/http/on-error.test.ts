import { describe, expect, test } from 'vitest'
import { DatabaseUnavailableError } from '../storage/database-error.ts'
import { fail } from './envelope.ts'
import { HttpError } from './http-error.ts'
import { createExample } from './testing/create-example.ts'

const { fallWith, lines } = createExample()

describe('faults', () => {
  test('a bug is 500 with one sentence; what it was goes to the log with its cause', async () => {
    const { status, text, headers } = await fallWith(
      new Error('row 7 is odd', { cause: new TypeError('no such field') }),
    )
    expect(status).toBe(500)
    expect(text).toBe('{"code":500,"result":"Something went wrong on our side."}')
    const line = lines.find(({ level }) => level === 'error')
    expect(line?.fields).toMatchObject({
      requestId: headers.get('x-request-id'),
      route: '/api/fall',
      error: { message: 'row 7 is odd', cause: { name: 'TypeError', message: 'no such field' } },
    })
  })

  test('fields that a driver hangs on an error stay out of the log', async () => {
    await fallWith(Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(ann@x.test)' }))
    expect(JSON.stringify(lines)).toContain('23505')
    expect(JSON.stringify(lines)).not.toContain('ann@x.test')
  })

  test('what is thrown without being an error is 500 too', async () => {
    expect(await fallWith('a string')).toMatchObject({ status: 500, body: { code: 500 } })
  })

  test('[R-12] a database that is not available is 503, and says when to come back', async () => {
    const { status, text, headers } = await fallWith(new DatabaseUnavailableError('busy', new Error('40001')))
    expect(status).toBe(503)
    expect(text).toBe('{"code":503,"result":"The shop is busy for a moment. Please try again."}')
    expect(headers.get('retry-after')).toBe('1')
  })

  test('an HttpError is its answer', async () => {
    expect(await fallWith(new HttpError(fail(409, 'already there')))).toMatchObject({
      status: 409,
      body: { code: 409, result: 'already there' },
    })
  })
})
