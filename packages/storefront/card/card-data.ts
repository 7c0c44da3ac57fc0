import type { Product } from '@welt/contract/entity/product.ts'
import { orderValues } from '@welt/domain/listing/order-values.ts'
import { formatPrice } from '@welt/domain/money/format-price.ts'
import { displayPrice } from '@welt/domain/price/display-price.ts'
import { basePrice } from '@welt/domain/product/base-price.ts'
import { ratingOf } from '@welt/domain/review/rating-of.ts'
import type { AttributeLabels } from '../attribute/load-attributes.ts'
import { colourCode, sizeCode } from '../attribute/option-code.ts'
import { type Picture, pictureOf } from '../picture/picture.ts'
import { type RatingTexts, ratingTexts } from '../review/rating-texts.ts'
import type { Shop } from '../store-view/shop.ts'
import { productPath } from '../url/entity-path.ts'
import { badgeOf } from './badge-of.ts'

/** A product as a list shows it: ready texts, nothing to compute. */
export interface CardData {
  id: number
  sku: string
  path: string
  name: string
  fact: string
  price: string
  /** The recommended retail price, where the price is a reduction of it. */
  before?: string
  /** The lowest price of the thirty days before the reduction, with the words that say so. */
  lowest?: string
  /** Per kilogram, litre or metre, where the law asks for it. */
  basePrice?: string
  picture: Picture
  badge?: string
  colours: Swatch[]
  /** The sizes that are there, the smallest first. */
  sizes?: string[]
  /** Why a search found it, where the card itself does not tell. */
  why?: string
  /** Average and number of the reviews, as texts. */
  rating?: RatingTexts
}

type OptionLabels = Pick<AttributeLabels, 'label' | 'swatch'>

export interface Swatch {
  label: string
  colour: string
  /** The one in the picture; it stands first. */
  isShown?: true
}

/** The fields that a card is made from; a list asks for no others. */
export const cardFields = [
  'id',
  'sku',
  'name',
  'type_id',
  'url_path',
  'url_key',
  'slug',
  'image',
  'price',
  'price_incl_tax',
  'original_price_incl_tax',
  'special_price',
  'lowest_price_30_days',
  'hf_color',
  'hf_color_options',
  'hf_color_images',
  'hf_shoe_size_options',
  'hf_sub_headline',
  'hf_badge_label',
  'special_from_date',
  'special_to_date',
  'news_from_date',
  'news_to_date',
  'base_price_amount',
  'base_price_base_amount',
  'base_price_unit',
  'rating_summary',
  'review_count',
] as const

/** `wanted`: the colours that a shopper looks for; the card shows one of them where it can, and leads to it. */
export function cardData(shop: Shop, product: Product, labels: OptionLabels, wanted: readonly string[] = []): CardData {
  const { i18n, seo } = shop.storeView
  const { current, before, lowest } = displayPrice(product)
  const unitPrice = basePrice(product)
  const rating = ratingOf(product)
  const badge = badgeOf(product, { isReduced: before !== null, now: shop.clock(), text: shop.texts.text })
  const sizes = sizesOf(product, labels)
  const { colour, image, isOwn } = shownColour(product, wanted)
  const path = productPath(seo, product)
  return {
    id: product.id,
    sku: product.sku,
    path: isOwn ? path : `${path}?${colourCode}=${colour}`,
    name: product.name,
    fact: product.hf_sub_headline ?? labels.label(colourCode, product.hf_color) ?? '',
    price: formatPrice(current, i18n),
    ...(before !== null && { before: formatPrice(before, i18n) }),
    ...(lowest !== null && { lowest: shop.texts.text('card.lowest', { price: formatPrice(lowest, i18n) }) }),
    ...(unitPrice && { basePrice: `${formatPrice(unitPrice.price, i18n)} / ${unitPrice.per}` }),
    picture: pictureOf(image, product.name),
    ...(badge && { badge }),
    colours: coloursOf(product, labels, colour),
    ...(sizes.length > 0 && { sizes }),
    ...(rating && { rating: ratingTexts(rating, i18n) }),
  }
}

function sizesOf(product: Product, labels: OptionLabels): string[] {
  const values = optionsOf(product, sizeCode).flatMap((value) => {
    const label = labels.label(sizeCode, value)
    return label ? [{ id: String(value), label }] : []
  })
  return orderValues(values, []).map(({ label }) => label)
}

/** The values that variants have of an attribute, as the catalogue lists them. */
function optionsOf(product: Product, code: string): readonly unknown[] {
  const values: unknown = product[`${code}_options`]
  return Array.isArray(values) ? values : []
}

/** Its own picture, unless that shows none of the wanted colours and another one does. */
function shownColour(product: Product, wanted: readonly string[]) {
  const values = optionsOf(product, colourCode).map(String)
  const images = product.hf_color_images ?? []
  const own = { colour: values[images.indexOf(product.image ?? '')], image: product.image, isOwn: true }
  if (own.colour !== undefined && wanted.includes(own.colour)) return own
  const place = values.findIndex((value) => wanted.includes(value))
  const image = images[place]
  return image === undefined ? own : { colour: values[place], image, isOwn: false }
}

function coloursOf(product: Product, labels: OptionLabels, shown: string | undefined): Swatch[] {
  const swatches = optionsOf(product, colourCode).flatMap((value): Swatch[] => {
    const label = labels.label(colourCode, value)
    const colour = labels.swatch(colourCode, value)
    return label && colour ? [{ label, colour, ...(String(value) === shown && { isShown: true }) }] : []
  })
  return swatches.toSorted((one, other) => Number(other.isShown ?? false) - Number(one.isShown ?? false))
}
