import { expect, test } from 'vitest'
import { attributesToLoad } from './attributes-to-load.ts'

test('[PROD-5] attribute ids containing a dot are skipped, the others load once each', () => {
  const ids = ['hf_color', 'stock.qty', 93, '93', 'hf_shoe_size', 'hf_color', '']
  expect(attributesToLoad(ids)).toEqual(['hf_color', '93', 'hf_shoe_size'])
})
