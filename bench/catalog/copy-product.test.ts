import { expect, test } from 'vitest'
import { copyProduct } from './copy-product.ts'

const shoe = {
  id: 1001,
  sku: 'WIEN',
  name: 'Wien',
  url_path: 'wien-oxford',
  price: 300,
  hf_color: 501,
  configurable_children: [{ id: 7, sku: 'WIEN-41', qty: 2 }],
}

test('a copy shares no id, sku or path with its original, nor with another copy', () => {
  const all = [shoe, copyProduct(shoe, 1), copyProduct(shoe, 2)]
  for (const key of ['id', 'sku', 'url_path', 'name'] as const) expect(new Set(all.map((one) => one[key])).size).toBe(3)
  expect(new Set(all.map((one) => one.configurable_children[0]?.sku)).size).toBe(3)
})

test('what makes it a shoe stays', () => {
  expect(copyProduct(shoe, 1)).toMatchObject({ hf_color: 501, configurable_children: [{ qty: 2 }] })
})
