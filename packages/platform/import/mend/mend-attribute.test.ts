import { describe, expect, test } from 'vitest'
import { runMend } from '../testing/run-mend.ts'
import type { Draft } from './draft.ts'
import { mendAttribute } from './mend-attribute.ts'

describe('attributes', () => {
  const whole = {
    id: 93,
    attribute_id: 93,
    attribute_code: 'color',
    default_frontend_label: 'Farbe',
    is_user_defined: true,
    options: [{ label: 'Rot', value: '53' }],
  }

  test.each<[string, Draft, Draft, string[]]>([
    ['as it should be', {}, {}, []],
    [
      'ids and flags as text',
      { id: '93', attribute_id: '93', is_user_defined: '1', is_visible: 0 },
      { is_visible: false },
      ['number-as-text id attribute_id', 'flag-as-number is_user_defined is_visible'],
    ],
    [
      'no label',
      { default_frontend_label: null, frontend_label: 'Colour' },
      { default_frontend_label: 'Colour', frontend_label: 'Colour' },
      ['empty-field default_frontend_label', 'label-missing'],
    ],
    ['no label anywhere', { default_frontend_label: '' }, { default_frontend_label: 'color' }, ['label-missing']],
    [
      'an empty option and a label that is a number',
      {
        options: [
          { label: ' ', value: '' },
          { label: 42, value: 7 },
        ],
      },
      { options: [{ label: '42', value: 7 }] },
      ['option-left-out', 'text-as-number label'],
    ],
    ['no word on whose it is', { is_user_defined: null }, {}, ['empty-field is_user_defined', 'attribute-own']],
    ['options that are null', { options: null }, { options: undefined }, []],
  ])('%s', (_, given, becomes, told) => {
    const { mended, reasons } = runMend(mendAttribute, { ...whole, ...given })
    expect(mended).toEqual({ ok: true, document: { ...whole, ...becomes } })
    expect(reasons.toSorted()).toEqual(told.toSorted())
  })

  test('without a code it cannot be taken', () => {
    expect(runMend(mendAttribute, { ...whole, attribute_code: null }).mended).toEqual({ ok: false, reason: 'no-code' })
  })
})
