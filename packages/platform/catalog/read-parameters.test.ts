import { describe, expect, test } from 'vitest'
import { readParameters } from './read-parameters.ts'

describe('paging', () => {
  test.each([
    [{}, 50, 0],
    [{ size: '18', from: '36' }, 18, 36],
    [{ size: '0', from: '-5' }, 50, 0],
    [{ size: '-1' }, 50, 0],
    [{ size: '', from: '' }, 50, 0],
    [{ size: '4000' }, 4000, 0],
  ])('%j means size %i from %i', (query, size, from) => {
    expect(readParameters(query)).toMatchObject({ ok: true, parameters: { size, from } })
  })

  test.each([[{ size: '4001' }], [{ size: 'many' }], [{ from: '1.5' }], [{ from: '1e400' }]])(
    '%j is refused',
    (query) => {
      expect(readParameters(query)).toMatchObject({ ok: false })
    },
  )
})

test('field lists are parted at commas, without blanks and doubles', () => {
  const reading = readParameters({ _source_include: 'sku, name,,sku', _source_exclude: '*.sgn' })
  expect(reading).toMatchObject({ ok: true, parameters: { include: ['sku', 'name'], exclude: ['*.sgn'] } })
})

test('the spelling of later engines is understood', () => {
  expect(readParameters({ _source_includes: 'sku' })).toMatchObject({ parameters: { include: ['sku'] } })
})

test('two hundred fields are enough', () => {
  const many = Array.from({ length: 201 }, (_, at) => `f${at}`).join(',')
  expect(readParameters({ _source_include: many })).toMatchObject({ ok: false })
})
