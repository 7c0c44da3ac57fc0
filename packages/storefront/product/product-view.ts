import type { Product } from '@welt/contract/entity/product.ts'
import { formatPrice } from '@welt/domain/money/format-price.ts'
import { displayPrice } from '@welt/domain/price/display-price.ts'
import { configureProduct } from '@welt/domain/variant/configure-product.ts'
import type { VariantIndex } from '@welt/domain/variant/create-variant-index.ts'
import { colourCode, sizeCode, widthCode } from '../attribute/option-code.ts'
import type { SoldOutArticle } from '../panel/modal.ts'
import { type ChoiceListView, choiceListView } from './choice-list-view.ts'
import { type ChosenView, chosenView } from './chosen-view.ts'
import { type GalleryView, galleryView } from './gallery-view.ts'
import { type PriceView, priceView } from './price-view.ts'
import type { ProductPageData } from './product-page-data.ts'
import type { Choice } from './read-choice.ts'
import { type SizeGridView, sizeGridView } from './size-grid-view.ts'
import { soldOutArticle } from './sold-out-article.ts'
import type { ViewContext } from './view-context.ts'

/** Everything the page shows that follows the choice: ready texts and links. */
export interface ProductView {
  gallery: GalleryView
  price: PriceView
  colours: (ChoiceListView & { pictures: (string | null)[] }) | null
  grid: SizeGridView | null
  lists: ChoiceListView[]
  chosen: ChosenView | null
  parts: PartView[]
  /** The current product as it goes into the cart; not configured while a question is open. */
  current: Product
  isComplete: boolean
  /** What somebody can ask to be told of when it is back; null while nothing is chosen, or where it is there. */
  soldOut: SoldOutArticle | null
  chosenSku: string | undefined
  /** What is chosen, as the address says it. */
  query: string
}

export interface PartView {
  sku: string
  name: string
  title: string
  path: string
  picture: string | null
  quantity: number
  price: string
  /** Per kilogram, litre or metre. */
  basePrice: string | null
}

type ShownData = Pick<ProductPageData, 'product' | 'galleries' | 'sizes' | 'parts' | 'fitPercent'>

export function productView(data: ShownData, index: VariantIndex, choice: Choice, context: ViewContext): ProductView {
  const current = currentProduct(data, index, choice)
  const colours = colourView(data, index, choice, context)
  const chosen = chosenView(data, index, choice, context)
  return {
    gallery: galleryView(data, choice, { text: context.text, colour: colours?.chosen ?? '' }),
    price: priceView(current, choice.variant ? [] : index.matching(choice.picked), context),
    colours,
    grid: sizeGridView(index, choice, data.sizes, context),
    lists: index.options
      .filter(({ code }) => ![colourCode, sizeCode, widthCode].includes(code))
      .map((option) => choiceListView(index, option, choice, context)),
    chosen,
    parts: data.parts.map((part) => partView(part, context)),
    current,
    soldOut: chosen?.stock?.level === 'sold-out' ? soldOutArticle(data.product, index, choice.variant, context) : null,
    isComplete: data.product.type_id !== 'configurable' || choice.variant !== null,
    chosenSku: choice.variant?.sku,
    query: choice.query,
  }
}

/** "If one is found, it becomes the current product." The picture of its colour travels with it into the cart. */
function currentProduct({ product, galleries }: ShownData, index: VariantIndex, { variant, picked }: Choice): Product {
  if (!variant) return product
  const image = variant.image ?? galleries[picked[colourCode] ?? '']?.[0]?.path ?? undefined
  return configureProduct(product, { ...variant, image }, index)
}

function colourView(
  data: ShownData,
  index: VariantIndex,
  choice: Choice,
  context: ViewContext,
): ProductView['colours'] {
  const option = index.options.find(({ code }) => code === colourCode)
  if (!option) return null
  return {
    ...choiceListView(index, option, choice, context),
    pictures: option.values.map(({ value }) => data.galleries[value]?.[0]?.path ?? null),
  }
}

function partView(
  { product, quantity, path, title = '' }: ProductPageData['parts'][number],
  context: ViewContext,
): PartView {
  return {
    sku: product.sku,
    name: product.name,
    title,
    path,
    picture: product.image && product.image !== 'no_selection' ? product.image : null,
    quantity,
    price: formatPrice(displayPrice(product, { quantity }).current, context.i18n),
    basePrice: priceView(product, [], context).base,
  }
}
