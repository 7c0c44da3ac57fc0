import type { ConfigurableChild, ConfigurableOption, Product } from '@welt/contract/entity/product.ts'
import type { ColourName } from '@welt/illustration/params/colour.ts'
import { attributeIds } from '../attribute/attribute-ids.ts'
import { attributeLabels } from '../attribute/attribute-labels.ts'
import { beltLengths } from '../attribute/belt-lengths.ts'
import { colours } from '../attribute/colours.ts'
import { pricePast } from '../price/price-past.ts'
import { type Pricing, priceFields } from '../price/pricing.ts'
import { productFrame } from '../product-frame.ts'
import { maxSaleQty } from '../stock-limit.ts'
import type { View } from '../view.ts'
import type { BeltSeed } from './belts.ts'
import { goodGallery, goodImage } from './good-picture.ts'

export interface BeltVariant {
  id: number
  sku: string
  colour: ColourName
  length: (typeof beltLengths)[number]
  qty: number
}

export function beltPricing({ gross, since }: BeltSeed): Pricing {
  return { gross, history: pricePast({ since, gross }) }
}

/** Every colour in every length. The longest ones are often gone. */
export function beltVariants(seed: BeltSeed): BeltVariant[] {
  return seed.colours.flatMap((colour, colourPlace) =>
    beltLengths.map((length, lengthPlace) => ({
      id: 90_000 + (seed.id - 2000) * 100 + colourPlace * 10 + lengthPlace,
      sku: `${seed.sku}-${colours[colour].skuPart}-${length.cm}`,
      colour,
      length,
      qty: (seed.id * 7 + colourPlace * 5 + lengthPlace * 11) % 13,
    })),
  )
}

/** A belt as one configurable product, followed by each of its lengths and colours as a product of its own. */
export function buildBelt(seed: BeltSeed, view: View): Product[] {
  const { language } = view
  const variants = beltVariants(seed)
  const image = goodImage(seed.picture, seed.colours[0])
  const made = seed.colours.toSorted((one, other) => colours[one].id - colours[other].id)
  const belt: Product = {
    ...productFrame(
      {
        id: seed.id,
        sku: seed.sku,
        type: 'configurable',
        name: seed.name[language],
        urlKey: seed.urlKey[language],
        fact: seed.fact[language],
        sentence: seed.sentence[language],
        description: seed.description[language],
        categories: ['belts'],
        position: seed.id - 2000,
        image,
        pricing: beltPricing(seed),
        createdAt: seed.since,
        updatedAt: seed.updated,
      },
      view,
    ),
    has_options: 1,
    required_options: 1,
    hf_material: seed.material[language],
    media_gallery: gallery(seed, seed.colours[0], view),
    configurable_options: options(seed, view),
    configurable_children: variants.map((variant) => child(seed, variant, view)),
    hf_color_options: made.map((colour) => colours[colour].id),
    hf_color_images: made.map((colour) => goodImage(seed.picture, colour)),
    hf_belt_length_options: beltLengths.map(({ id }) => id),
    stock: {
      product_id: seed.id,
      is_in_stock: variants.some(({ qty }) => qty > 0),
      qty: variants.reduce((sum, { qty }) => sum + qty, 0),
      manage_stock: false,
      max_sale_qty: maxSaleQty,
    },
  }
  return [belt, ...variants.map((variant) => variantProduct(seed, variant, view))]
}

function child(seed: BeltSeed, { id, sku, colour, length, qty }: BeltVariant, view: View): ConfigurableChild {
  const image = goodImage(seed.picture, colour)
  return {
    id,
    sku,
    name: `${seed.name[view.language]} ${colours[colour].label[view.language]} ${length.label[view.language]}`,
    status: 1,
    tax_class_id: 2,
    hf_color: colours[colour].id,
    hf_belt_length: length.id,
    image,
    small_image: image,
    thumbnail: image,
    ...priceFields(beltPricing(seed), view),
    stock: { product_id: id, is_in_stock: qty > 0, qty, manage_stock: true, max_sale_qty: maxSaleQty },
  }
}

function variantProduct(seed: BeltSeed, variant: BeltVariant, view: View): Product {
  const inside = child(seed, variant, view)
  const url = `${seed.urlKey[view.language]}-${variant.sku.slice(seed.sku.length + 1).toLowerCase()}`
  return {
    ...inside,
    id: variant.id,
    name: inside.name ?? variant.sku,
    parentSku: seed.sku,
    parentId: seed.id,
    type_id: 'simple',
    status: 1,
    visibility: 1,
    not_saleable: 0,
    url_key: url,
    url_path: url,
    slug: url,
  }
}

function options(seed: BeltSeed, view: View): ConfigurableOption[] {
  const { language } = view
  const option = (code: 'hf_color' | 'hf_belt_length', position: number, values: ConfigurableOption['values']) => ({
    id: seed.id * 10 + position,
    attribute_id: String(attributeIds[code]),
    attribute_code: code,
    label: attributeLabels[code][language],
    position,
    values,
  })
  const madeColours = seed.colours.map((colour) => ({
    value_index: colours[colour].id,
    label: colours[colour].label[language],
    value_data: {
      swatch: colours[colour].swatch,
      image: goodImage(seed.picture, colour),
      media_gallery: gallery(seed, colour, view),
    },
  }))
  const lengths = beltLengths.map(({ id, label }) => ({ value_index: id, label: label[language] }))
  return [option('hf_color', 0, madeColours), option('hf_belt_length', 1, lengths)]
}

function gallery({ name, picture }: BeltSeed, colour: ColourName, { language }: View) {
  const label = `${name[language]}, ${colours[colour].label[language]}`
  return goodGallery({ name: picture, colour, label }, language)
}
