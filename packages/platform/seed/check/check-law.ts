import { attributeIds } from '../attribute/attribute-ids.ts'
import type { Catalog } from './catalog.ts'

const materials = ['upper', 'lining', 'insole', 'outsole'].map((part) => `hf_material_${part}`)
const maker = ['manufacturer_name', 'manufacturer_address', 'manufacturer_country', 'manufacturer_email']

/** What the law wants beside every product: the materials of a shoe, the maker with a postal and an electronic address. */
export function checkLaw({ product }: Catalog): string[] {
  const faults: string[] = []
  for (const one of product) {
    if (one.visibility < 2) continue
    for (const field of maker) if (!one[field]) faults.push(`${one.sku} does not tell ${field}.`)
    if (!isShoe(one)) continue
    for (const field of materials) if (!one[field]) faults.push(`${one.sku} does not tell ${field}.`)
  }
  return faults
}

export function isShoe({ configurable_options = [] }: Catalog['product'][number]): boolean {
  return configurable_options.some(({ attribute_id }) => attribute_id === String(attributeIds.hf_shoe_size))
}
