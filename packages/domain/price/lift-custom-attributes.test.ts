import { expect, test } from 'vitest'
import { liftCustomAttributes } from './lift-custom-attributes.ts'

test('attributes of a list become plain keys, and a key that is there already wins', () => {
  const child = {
    sku: 'oxford-42',
    status: 1,
    custom_attributes: [
      { attribute_code: 'hf_color', value: '12' },
      { attribute_code: 'status', value: '2' },
    ],
  }
  expect(liftCustomAttributes(child)).toEqual({ ...child, hf_color: '12' })
  expect(child).not.toHaveProperty('hf_color')
})

test('an attribute cannot reach the prototype', () => {
  const custom_attributes = [{ attribute_code: '__proto__', value: { status: 2 } }]
  expect(liftCustomAttributes({ sku: 'oxford-42', custom_attributes }).status).toBeUndefined()
})
