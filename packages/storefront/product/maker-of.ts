import type { Product } from '@welt/contract/entity/product.ts'
import type { Maker } from './product-page-data.ts'

/** Who made it, as the catalogue says; nobody where it says nothing. */
export function makerOf(product: Product): Maker | null {
  const text = (key: string): string => (typeof product[key] === 'string' ? product[key].trim() : '')
  const name = text('manufacturer_name')
  if (name === '') return null
  const address = [text('manufacturer_address'), text('manufacturer_country')].filter(Boolean).join(', ')
  return { name, address, email: text('manufacturer_email') }
}
