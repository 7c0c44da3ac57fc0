import type { ConfigurableChild, Product } from '@welt/contract/entity/product.ts'
import { type StockLevel, stockLevel } from '@welt/domain/stock/stock-level.ts'
import type { VariantIndex } from '@welt/domain/variant/create-variant-index.ts'
import { variantValues } from '@welt/domain/variant/variant-values.ts'
import { colourCode, sizeCode, widthCode } from '../attribute/option-code.ts'
import type { SizeScale } from '../attribute/size-scale.ts'
import type { ProductPageData } from './product-page-data.ts'
import type { Choice } from './read-choice.ts'
import type { ViewContext } from './view-context.ts'

/** The line that repeats the choice in words. */
export interface ChosenView {
  /** `EU 42½, Weite G`; '' while nothing is chosen. */
  title: string
  /** `entspricht UK 8½, 27,2 cm.`, or what to do while nothing is chosen. */
  text: string
  stock: { level: StockLevel['level']; text: string } | null
  /** How many say that it fits, once a size is chosen. */
  fit: string
  /** Something cannot be had as it was asked for. */
  isWarning: boolean
}

/** Null where there is nothing to choose and nothing to count. */
export function chosenView(
  { product, sizes, fitPercent }: Pick<ProductPageData, 'product' | 'sizes' | 'fitPercent'>,
  index: VariantIndex,
  choice: Choice,
  context: ViewContext,
): ChosenView | null {
  const { text } = context
  if (product.errors?.['variants']) return warning(text('product.noVariants'))
  if (choice.noSuch) return warning(text('product.noSuchConfiguration'))
  if (index.options.length === 0) {
    if (product.type_id !== 'simple') return null
    return { ...nothingSaid, stock: stockText(product, 'piece', context) }
  }
  if (!choice.variant) return { ...nothingSaid, text: openQuestions(index, choice, context) }
  const isShoe = choice.picked[sizeCode] !== undefined
  return {
    title: variantTitle(index, choice.variant, context),
    text: scalesText(sizes[choice.picked[sizeCode] ?? ''], context),
    stock: stockText(choice.variant, isShoe ? 'pair' : 'piece', context),
    fit: isShoe && fitPercent !== null ? text('product.fitScore', { percent: fitPercent }) : '',
    isWarning: false,
  }
}

const nothingSaid: ChosenView = { title: '', text: '', stock: null, fit: '', isWarning: false }

function warning(text: string): ChosenView {
  return { ...nothingSaid, text, isWarning: true }
}

/** What still has to be chosen before the product can be bought. */
function openQuestions(index: VariantIndex, choice: Choice, { text }: Pick<ViewContext, 'text'>): string {
  const open = index.options.filter(({ code }) => choice.picked[code] === undefined)
  const codes = new Set(open.map(({ code }) => code))
  if (codes.has(sizeCode) && codes.size === (codes.has(widthCode) ? 2 : 1)) return text('product.chooseSizeAndWidth')
  return text('product.chooseOptionFirst', { options: open.map(({ label }) => label).join(', ') })
}

/** A variant without its colour: `EU 42½, Weite G`. */
export function variantTitle(
  index: VariantIndex,
  variant: ConfigurableChild,
  { text }: Pick<ViewContext, 'text'>,
): string {
  const answers = new Map(variantValues(index, variant).map(({ option, label }) => [option.code, label]))
  const size = answers.get(sizeCode)
  const width = answers.get(widthCode)?.split(' ')[0]
  const others = [...answers].filter(([code]) => ![colourCode, sizeCode, widthCode].includes(code))
  const shoe = size && (width ? text('product.chosenSizeWidth', { size, width }) : text('product.chosenSize', { size }))
  return [shoe, ...others.map(([, label]) => label)].filter(Boolean).join(', ')
}

function scalesText(scale: SizeScale | undefined, { text }: Pick<ViewContext, 'text'>): string {
  const sizes = [
    scale?.uk && text('product.equals.uk', { size: scale.uk }),
    scale?.us && text('product.equals.us', { size: scale.us }),
    scale?.cm && text('product.equals.cm', { length: scale.cm }),
  ].filter(Boolean)
  return sizes.length > 0 ? text('product.equals', { sizes: sizes.join(', ') }) : ''
}

function stockText(
  { stock }: Pick<Product, 'stock'>,
  counted: 'pair' | 'piece',
  { text, config }: Pick<ViewContext, 'text' | 'config'>,
): ChosenView['stock'] {
  const level = stockLevel(stock, config.stock.lowStockQuantity)
  if (level.level !== 'last') return { level: level.level, text: text(`product.stock.${level.level}`) }
  const key = counted === 'pair' ? 'product.stock.last' : 'product.stock.lastPieces'
  return { level: 'last', text: text(key, { count: level.quantity }) }
}
