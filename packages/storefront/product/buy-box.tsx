import type { CartItem } from '@welt/contract/entity/cart-item.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { deferred } from '../deferred/deferred.tsx'
import { useText } from '../i18n/use-text.ts'
import { ListToggle } from '../list/list-toggle.tsx'
import { ModalLink } from '../panel/modal-link.tsx'
import { TaxNote } from '../price/tax-note.tsx'
import { RatingLine } from '../review/rating-line.tsx'
import { useShop } from '../store-view/use-shop.ts'
import look from '../theme/button.module.css'
import { AddToCartButton } from './add-to-cart-button.tsx'
import styles from './buy-box.module.css'
import { cartItemsOf } from './cart-items-of.ts'
import { ChoiceList } from './choice-list.tsx'
import { ChosenLine } from './chosen-line.tsx'
import { ColourList } from './colour-list.tsx'
import { focusOpenChoice } from './focus-open-choice.ts'
import { isShipped } from './is-shipped.ts'
import { NoShippingNote } from './no-shipping-note.tsx'
import type { ProductPageData } from './product-page-data.ts'
import { ProductPrice } from './product-price.tsx'
import type { ProductView } from './product-view.ts'
import { SizeGrid } from './size-grid.tsx'
import { useBuyBar } from './use-buy-bar.ts'

const BuyBar = deferred('product/buy-bar.tsx', () => import('./buy-bar.tsx'))
const DeliveryList = deferred('product/delivery-list.tsx', () => import('./delivery-list.tsx'))
const PartList = deferred('product/part-list.tsx', () => import('./part-list.tsx'))

export interface BuyBoxProps {
  data: ProductPageData
  view: ProductView
  /** Puts products into the cart; without it there is no button. */
  onAdd?: (items: readonly CartItem[]) => Promise<void>
  /** Somebody seems to be about to. */
  onNear?: (items: readonly CartItem[]) => void
  /** Whether a form has led back here, because a question is open. */
  isTooEarly?: boolean
}

/** The column in which a shopper decides, in the order in which the questions come up. */
export function BuyBox({ data, view, onAdd, onNear, isTooEarly = false }: BuyBoxProps) {
  const t = useText()
  const { config } = useShop()
  const { watch, isShown: isBarShown } = useBuyBar()
  const [wasTooEarly, setTooEarly] = useState(isTooEarly)

  const items = () => (view.isComplete ? cartItemsOf(view.current, data.parts) : [])
  const near = () => onNear?.(items())
  // Who has found the size adds it soon; a finger does not come near before it presses.
  const [query] = useState(view.query)
  const prepare = useEffectEvent(near)
  useEffect(() => {
    if (view.query !== query) prepare()
  }, [view.query, query])

  const press = (): Promise<void> | undefined => {
    if (view.isComplete) return onAdd?.(items())
    // Never a dead button: it says what is missing and leads there.
    setTooEarly(true)
    focusOpenChoice()
    return undefined
  }

  const { sku, name } = data.product
  const listed = { sku, name }
  const { soldOut } = view
  const canOrder = !soldOut || config.stock.allowOutOfStockInCart
  const alert = soldOut && (
    <ModalLink
      className={`${canOrder ? look.outlined : look.primary} ${look.large} ${look.wide}`}
      to="/contact"
      modal={{ name: 'stock-alert', article: soldOut }}
    >
      {t('product.alert')}
    </ModalLink>
  )
  const adding = { sku, choice: view.query, onNear: near, onPress: press }
  return (
    <div className={styles.box} data-chosen-sku={view.chosenSku}>
      <header>
        {data.eyebrow && <p className="type-eyebrow">{data.eyebrow}</p>}
        <h1 className="type-product">{data.product.name}</h1>
        {data.sentence && <p className={styles.sentence}>{data.sentence}</p>}
        {data.reviews.state === 'shown' && data.reviews.rating && <RatingLine rating={data.reviews.rating} />}
      </header>
      <ProductPrice price={view.price} isShipped={isShipped(data.product)} />
      <div>
        {view.colours && <ColourList colours={view.colours} />}
        {view.lists.map((list) => (
          <ChoiceList key={list.code} list={list} />
        ))}
        {view.grid && <SizeGrid grid={view.grid} />}
      </div>
      {view.parts.length > 0 && <PartList parts={view.parts} total={view.price.current} />}
      {view.chosen && (
        <ChosenLine chosen={view.chosen} warning={wasTooEarly && !view.isComplete ? t('product.chooseFirst') : ''} />
      )}
      {onAdd && (
        <>
          <div ref={watch}>
            <div className={canOrder ? styles.action : styles.alert}>
              {canOrder ? <AddToCartButton {...adding} id="buy" /> : alert}
              <ListToggle {...listed} list="wishlist" label={t('card.onWishlist', listed)} look="square" />
              <ListToggle {...listed} list="compare" label={t('card.inComparison', listed)} look="square" />
            </div>
            {canOrder && alert && <div className={styles.alert}>{alert}</div>}
          </div>
          {isBarShown && (
            <BuyBar
              price={view.price.current}
              choice={view.chosen?.title}
              note={isShipped(data.product) ? <TaxNote /> : <NoShippingNote />}
            >
              {canOrder ? <AddToCartButton {...adding} /> : alert}
            </BuyBar>
          )}
        </>
      )}
      <DeliveryList isShipped={isShipped(data.product)} />
    </div>
  )
}
