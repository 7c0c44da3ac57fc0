import type { Product } from '@welt/contract/entity/product.ts'
import { baseUnits } from '../attribute/shoe-attributes.ts'
import { pricePast } from '../price/price-past.ts'
import type { Pricing } from '../price/pricing.ts'
import { productFrame } from '../product-frame.ts'
import { maxSaleQty } from '../stock-limit.ts'
import type { View } from '../view.ts'
import { customOptions } from './custom-options.ts'
import { bundleOptions, groupedLinks, isCompositeInStock, sumOfParts } from './good-parts.ts'
import { goodGallery, goodImage } from './good-picture.ts'
import type { GoodSeed } from './good-seed.ts'

export function goodPricing({ sku, gross = sumOfParts(sku), offer, since, taxClass }: GoodSeed): Pricing {
  const history = pricePast({ since, gross, offer })
  return { gross, history, ...(offer && { offer }), ...(taxClass && { taxClass }) }
}

/** Everything that is neither a shoe nor a belt: simple, grouped, bundle, virtual and downloadable goods. */
export function buildGood(seed: GoodSeed, view: View): Product {
  const { language } = view
  const { id, picture } = seed
  const image = picture ? goodImage(picture.name, picture.colour) : 'no_selection'
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
        categories: seed.categories,
        position: id - 1100,
        image,
        pricing: goodPricing(seed),
        createdAt: seed.since,
        updatedAt: seed.updated,
      },
      view,
    ),
    media_gallery: picture ? goodGallery({ ...picture, label: seed.name[language] }, language) : [],
    stock: {
      product_id: id,
      is_in_stock: seed.qty === undefined ? isCompositeInStock(seed.sku) : seed.qty > 0,
      qty: seed.qty ?? 0,
      manage_stock: seed.qty !== undefined,
      max_sale_qty: seed.maxSaleQty ?? maxSaleQty,
    },
    ...(seed.material ? { hf_material: seed.material[language] } : {}),
    ...(seed.badge ? { hf_badge_label: seed.badge[language] } : {}),
    ...(seed.news ? { news_from_date: seed.news.from, news_to_date: seed.news.to } : {}),
    ...basePrice(seed),
    ...tierPrices(seed, view),
    ...(seed.extra ? { has_options: 1, required_options: 0, custom_options: customOptions(seed, view) } : {}),
    ...ofType(seed, view),
  }
}

/** The law wants the price of a litre or a kilogram: a thousand of the small unit. */
function basePrice({ contents }: GoodSeed): Partial<Product> {
  if (!contents) return {}
  return {
    base_price_amount: contents.amount,
    base_price_base_amount: 1000,
    base_price_unit: baseUnits[contents.unit].id,
  }
}

function tierPrices({ tiers }: GoodSeed, view: View): Partial<Product> {
  if (!tiers) return {}
  return {
    tier_prices: tiers.map(({ group, quantity, gross }) => ({
      customer_group_id: group,
      qty: quantity,
      value: view.price(gross),
    })),
  }
}

function ofType({ type, name }: GoodSeed, view: View): Partial<Product> {
  if (type === 'grouped') return { product_links: groupedLinks() }
  if (type === 'bundle') return { has_options: 1, required_options: 1, bundle_options: bundleOptions(view) }
  if (type === 'downloadable') return { downloadable_links: [{ id: 1, title: name[view.language], price: 0 }] }
  return {}
}
