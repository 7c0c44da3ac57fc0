import { z } from 'zod'
import { ProductStock } from './stock-item.ts'

/** Amounts are decimals on the wire: net ones with up to four fraction digits, gross ones with two. */
const amount = z.number().optional()

export const priceFields = {
  price: amount,
  price_incl_tax: amount,
  price_tax: amount,
  original_price: amount,
  original_price_incl_tax: amount,
  original_price_tax: amount,
  special_price: z.number().nullish(),
  special_price_incl_tax: amount,
  special_price_tax: amount,
  original_special_price: amount,
  final_price: amount,
  final_price_incl_tax: amount,
  final_price_tax: amount,
  original_final_price: amount,
  special_from_date: z.string().nullish(),
  special_to_date: z.string().nullish(),
}

/** Every price field of the source once more in camelCase, for clients that still read those. */
export const camelPriceFields = {
  priceInclTax: amount,
  priceTax: amount,
  originalPrice: amount,
  originalPriceInclTax: amount,
  originalPriceTax: amount,
  specialPrice: amount,
  specialPriceInclTax: amount,
  specialPriceTax: amount,
  finalPrice: amount,
  finalPriceInclTax: amount,
  finalPriceTax: amount,
}

export const CustomAttribute = z.looseObject({ attribute_code: z.string(), value: z.unknown() })

const optionValue = z.union([z.string(), z.number()])

export const TierPrice = z.looseObject({
  customer_group_id: z.int(),
  qty: z.number(),
  value: z.number(),
})
export type TierPrice = z.infer<typeof TierPrice>

/** A variant. It carries its own values of the configurable attributes as plain keys (`hf_color: 12`). */
export const ConfigurableChild = z.looseObject({
  sku: z.string(),
  id: z.int().optional(),
  name: z.string().optional(),
  status: z.int().optional(),
  image: z.string().nullish(),
  small_image: z.string().nullish(),
  thumbnail: z.string().nullish(),
  stock: ProductStock.optional(),
  custom_attributes: z.array(CustomAttribute).optional(),
  tier_prices: z.array(TierPrice).optional(),
  ...priceFields,
  ...camelPriceFields,
})
export type ConfigurableChild = z.infer<typeof ConfigurableChild>

export const ConfigurableOption = z.looseObject({
  id: z.int().optional(),
  attribute_id: optionValue.optional(),
  attribute_code: z.string().optional(),
  label: z.string(),
  position: z.int().optional(),
  values: z.array(
    z.looseObject({
      value_index: optionValue,
      label: z.string().optional(),
      default_label: z.string().optional(),
      value_data: z.unknown().optional(),
    }),
  ),
})
export type ConfigurableOption = z.infer<typeof ConfigurableOption>

export const ProductLink = z.looseObject({
  link_type: z.string().optional(),
  linked_product_sku: z.string().optional(),
  linked_product_type: z.string().optional(),
  position: z.int().optional(),
})
export type ProductLink = z.infer<typeof ProductLink>

export const BundleLink = z.looseObject({
  id: optionValue,
  sku: z.string(),
  qty: z.number().nullish(),
  is_default: z.boolean().optional(),
  price: z.number().nullish(),
})

export const BundleOption = z.looseObject({
  option_id: z.int(),
  title: z.string().optional(),
  required: z.boolean().optional(),
  product_links: z.array(BundleLink),
})
export type BundleOption = z.infer<typeof BundleOption>

/** A question the shopper answers at the product, such as an engraving. */
export const CustomOption = z.looseObject({
  option_id: z.int(),
  title: z.string(),
  type: z.string(),
  is_require: z.boolean().optional(),
  price: z.number().optional(),
  price_type: z.enum(['fixed', 'percent']).optional(),
  values: z
    .array(
      z.looseObject({
        option_type_id: z.int(),
        title: z.string(),
        price: z.number().optional(),
        price_type: z.enum(['fixed', 'percent']).optional(),
      }),
    )
    .optional(),
})
export type CustomOption = z.infer<typeof CustomOption>

/** What a shopper chose, as it travels with a cart item. */
export const ProductOption = z.looseObject({
  extension_attributes: z.looseObject({
    custom_options: z.array(z.looseObject({ option_id: optionValue, option_value: optionValue })).optional(),
    configurable_item_options: z.array(z.looseObject({ option_id: optionValue, option_value: optionValue })).optional(),
    bundle_options: z
      .array(
        z.looseObject({
          option_id: optionValue,
          option_qty: z.number().optional(),
          option_selections: z.array(optionValue),
        }),
      )
      .optional(),
  }),
})
export type ProductOption = z.infer<typeof ProductOption>

export const MediaEntry = z.looseObject({
  image: z.string(),
  pos: z.int().optional(),
  typ: z.string().optional(),
  lab: z.string().nullish(),
  vid: z.looseObject({ url: z.string() }).nullish(),
})

export const productTypes = ['simple', 'configurable', 'grouped', 'bundle', 'virtual', 'downloadable'] as const
export const ProductType = z.enum(productTypes)
export type ProductType = z.infer<typeof ProductType>

const OptionId = z.union([z.int(), z.string()])
/** The option of an attribute that a product has, or several where the attribute allows it. */
const Choice = z.union([OptionId, z.array(OptionId)])

export const Product = z.looseObject({
  id: z.int(),
  sku: z.string(),
  parentSku: z.string().optional(),
  parentId: z.int().optional(),
  name: z.string(),
  type_id: ProductType,
  status: z.int(),
  visibility: z.int(),
  tax_class_id: z.union([z.int(), z.string()]).optional(),
  url_key: z.string().optional(),
  url_path: z.string().optional(),
  slug: z.string().optional(),
  description: z.string().optional(),
  category_ids: z.array(z.union([z.int(), z.string()])).optional(),
  category: z.array(z.looseObject({ category_id: z.int(), name: z.string().optional() })).optional(),
  /** `no_selection` means no image. */
  image: z.string().nullish(),
  small_image: z.string().nullish(),
  thumbnail: z.string().nullish(),
  media_gallery: z.array(MediaEntry).optional(),
  tier_prices: z.array(TierPrice).optional(),
  qty: z.number().optional(),
  stock: ProductStock.optional(),
  errors: z.record(z.string(), z.unknown()).optional(),
  info: z.record(z.string(), z.unknown()).optional(),
  configurable_children: z.array(ConfigurableChild).optional(),
  configurable_options: z.array(ConfigurableOption).optional(),
  product_links: z.array(ProductLink).optional(),
  bundle_options: z.array(BundleOption).optional(),
  custom_options: z.array(CustomOption).optional(),
  product_option: ProductOption.optional(),
  is_sale: z.union([z.boolean(), z.int()]).optional(),
  news_from_date: z.string().nullish(),
  news_to_date: z.string().nullish(),
  created_at: z.string().optional(),
  updated_at: z.string().optional(),
  is_configured: z.boolean().optional(),
  price_is_current: z.boolean().optional(),
  price_refreshed_at: z.union([z.number(), z.string()]).nullish(),
  onlineStockCheckid: z.union([z.string(), z.number()]).optional(),
  /** What catalogues other than shoes call them. */
  size: Choice.nullish(),
  color: Choice.nullish(),
  hf_badge_label: z.string().nullish(),
  hf_color: Choice.nullish(),
  /** Of a product in many colours: a picture of each, in the order of `hf_color_options`. */
  hf_color_images: z.array(z.string()).nullish(),
  hf_shoe_size: Choice.nullish(),
  hf_shoe_width: Choice.nullish(),
  hf_shoe_make: Choice.nullish(),
  hf_shoe_last: Choice.nullish(),
  hf_shoe_outsole: Choice.nullish(),
  hf_shoe_type: Choice.nullish(),
  hf_shoe_form: Choice.nullish(),
  hf_pattern: Choice.nullish(),
  hf_sub_headline: z.string().nullish(),
  hf_cat_description: z.string().nullish(),
  manufacturer: Choice.nullish(),
  base_price_amount: z.number().nullish(),
  base_price_base_amount: z.number().nullish(),
  base_price_unit: z.union([z.int(), z.string()]).nullish(),
  not_saleable: z.int().optional(),
  /** The lowest price of the thirty days before the running reduction, tax included in every store view (§ 11 PAngV). */
  lowest_price_30_days: z.number().optional(),
  /** Average of its approved reviews in percent, and how many there are. */
  rating_summary: z.number().optional(),
  review_count: z.int().optional(),
  /** Percent of its reviewers who say that it fits as their usual size does, in length and in width. */
  hf_fit_length: z.number().optional(),
  hf_fit_width: z.number().optional(),
  ...priceFields,
  ...camelPriceFields,
})
export type Product = z.infer<typeof Product>
