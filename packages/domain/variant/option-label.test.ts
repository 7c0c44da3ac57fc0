import { expect, test } from 'vitest'
import { optionLabel } from './option-label.ts'

const attribute = {
  attribute_id: 93,
  attribute_code: 'hf_color',
  default_frontend_label: 'Colour',
  options: [{ label: 'Schwarz', value: '12' }],
}

test.each([
  { value: { value_index: 12, label: 'Black', default_label: 'Noir' }, label: 'Black' },
  { value: { value_index: 12, label: '', default_label: 'Noir' }, label: 'Noir' },
  { value: { value_index: 12 }, label: 'Schwarz' },
  { value: { value_index: '12' }, label: 'Schwarz' },
  { value: { value_index: 99 }, label: '99' },
  { value: { value_index: 12, label: '  ' }, label: '' },
])('$value is labelled "$label"', ({ value, label }) => {
  expect(optionLabel(value, attribute)).toBe(label)
})

test('without the attribute the id is all there is', () => {
  expect(optionLabel({ value_index: 12 })).toBe('12')
})
