import type { Product } from '@welt/contract/entity/product.ts'
import { goodImagePath } from '../image/image-path.ts'
import { bundleOptions, compositeParts, engraving, groupedLinks, isCompositeInStock, sumOf } from './good-parts.ts'
import type { GoodSeed } from './goods.ts'
import { productFrame } from './product-frame.ts'
import { baseUnits } from './shoe-attributes.ts'
import type { View } from './view.ts'

/** Everything that is not a shoe: simple, grouped, bundle, virtual and downloadable goods. */
export function buildGood(seed: GoodSeed, view: View): Product {
  const { language } = view
  const id = 1100 + seed.number
  const image = goodImagePath(seed.picture)
  return {
    ...productFrame(
      {
        id,
        sku: seed.sku,
        type: seed.type,
        name: seed.name[language],
        urlKey: seed.urlKey[language],
        fact: seed.fact[language],
        sentence: seed.sentence[language],
        description: seed.description[language],
        categories: ['care'],
        position: seed.number,
        image,
        gross: seed.gross ?? sumOf(compositeParts[seed.sku] ?? []),
        createdAt: seed.createdAt,
        updatedAt: seed.updatedAt,
      },
      view,
    ),
    media_gallery: [{ image, pos: 1, typ: 'image', lab: seed.name[language] }],
    stock: {
      product_id: id,
      is_in_stock: seed.qty === undefined ? isCompositeInStock(seed.sku) : seed.qty > 0,
      qty: seed.qty ?? 0,
      manage_stock: seed.qty !== undefined,
    },
    ...(seed.material ? { hf_material: seed.material[language] } : {}),
    ...basePrice(seed),
    ...tradePrice(seed, view),
    ...ofType(seed, view),
  }
}

function basePrice({ millilitres }: GoodSeed): Partial<Product> {
  if (millilitres === undefined) return {}
  return { base_price_amount: millilitres, base_price_base_amount: 1000, base_price_unit: baseUnits.ml.id }
}

function tradePrice({ tradeGross }: GoodSeed, view: View): Partial<Product> {
  if (tradeGross === undefined) return {}
  return { tier_prices: [{ customer_group_id: 2, qty: 1, value: view.price(tradeGross) }] }
}

function ofType({ type, sku, name }: GoodSeed, view: View): Partial<Product> {
  if (type === 'grouped') return { product_links: groupedLinks() }
  if (type === 'bundle') return { has_options: 1, required_options: 1, bundle_options: bundleOptions(view) }
  if (type === 'downloadable') return { downloadable_links: [{ id: 1, title: name[view.language], price: 0 }] }
  return sku === 'TREE' ? { has_options: 1, required_options: 0, ...engraving(view) } : {}
}
