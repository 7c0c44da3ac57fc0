import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createExample } from './testing/create-example.ts'

const { call, post } = createExample()

describe('input', () => {
  test.each([
    ['/api/greet', 'name parameter is required'],
    ['/api/greet?name=%20', 'name parameter is required'],
    ['/api/greet?name=Ann&times=9', /^times: .*3/],
    ['/api/greet?name=Ann&times=often', /^times: /],
    ['/api/greet?name=Ann&name=Bob', 'The parameter name is given more than once.'],
    ['/api/greet?name=A%00nn', 'Texts must not contain the NUL character.'],
    [`/api/greet?${Array.from({ length: 101 }, (_, index) => `p${index}=1`).join('&')}`, /more than 100 parameters/],
  ])('%s is 400 with a readable text', async (path, text) => {
    const { status, body } = await call(path)
    expect(status).toBe(400)
    expect(z.object({ code: z.literal(400), result: z.string() }).parse(body).result).toMatch(text)
  })

  test('the same parameter with the same value, twice, is forgiven', async () => {
    expect((await call('/api/greet?name=Ann&name=Ann')).status).toBe(200)
  })

  test.each(['/api/greet?name=%', '/api/greet?name=%E0%A4%A', '/api/greet?%=%&name=%zz'])(
    'a broken percent encoding (%s) is taken as it is',
    async (path) => {
      expect((await call(path)).status).toBe(200)
    },
  )

  test('[S-37] an address of more than 8 kB is 414', async () => {
    expect(await call(`/api/greet?name=${'x'.repeat(8200)}`)).toMatchObject({ status: 414, body: { code: 414 } })
  })

  test.each([
    ['{', 'application/json', 400, 'The request body is not JSON.'],
    ['{"note":"x"}', 'text/plain', 415, 'The request body is not JSON.'],
    ['', 'application/json', 400, /expected object/],
    ['[]', 'application/json', 400, /expected object/],
    ['{"note":5}', 'application/json', 400, /^note: .*expected string/],
    ['{"note":"a\\u0000b"}', 'application/json', 400, 'Texts must not contain the NUL character.'],
    ['{"a\\u0000":1,"note":""}', 'application/json', 400, 'Texts must not contain the NUL character.'],
    ['{"note":"x","more":{"__proto__":{"admin":true}}}', 'application/json', 400, /__proto__/],
    // Whoever compares such a length with a number throws.
    ['{"note":{"length":{"toString":"x"}}}', 'application/json', 400, /the key toString/],
    ['{"note":{"length":{"valueOf":1}}}', 'application/json', 400, /the key valueOf/],
    [`{"note":"x","deep":${'['.repeat(20)}${']'.repeat(20)}}`, 'application/json', 400, /deeper than 20 levels/],
    [`{"note":"x","deep":${'['.repeat(1e5)}${']'.repeat(1e5)}}`, 'application/json', 400, /deeper than 20 levels/],
  ])('the body %.60s as %s is %i', async (sent, type, code, text) => {
    const { status, body } = await post('/api/note', sent, type)
    expect(status).toBe(code)
    expect(z.object({ code: z.literal(code), result: z.string() }).parse(body).result).toMatch(text)
  })

  test('[S-37] nineteen levels below the body are fine', async () => {
    const sent = `{"note":"ok","deep":${'['.repeat(19)}${']'.repeat(19)}}`
    expect(await post('/api/note', sent)).toMatchObject({ status: 200, body: { result: 2 } })
  })

  test('[S-36] whatever is asked, the answer is JSON with a code, and never our fault', async () => {
    const part = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('%', '%00', '../', '__proto__', '%c3%28', '\\', '//'),
    )
    const types = fc.constantFrom('application/json', 'text/html', 'application/json; x=%')
    await fc.assert(
      fc.asyncProperty(part, part, fc.jsonValue(), types, async (path, query, value, type) => {
        const targets = [`/api/greet?name=${query}&${path}`, `/api/${path}?${query}`, `/${path}/api/gone/${query}`]
        const answers = await Promise.all([
          ...targets.map((target) => call(target)),
          post('/api/note', JSON.stringify(value), type),
          post('/api/note', query, type),
        ])
        for (const { status, body, headers } of answers) {
          expect(status).toBeLessThan(500)
          expect(headers.get('content-type')).toContain('application/json')
          expect(body).toMatchObject({ code: status })
        }
      }),
      { numRuns: 100 },
    )
  })
})
