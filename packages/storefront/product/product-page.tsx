import { createVariantIndex } from '@welt/domain/variant/create-variant-index.ts'
import { useCallback, useEffect, useMemo } from 'react'
import { useLocation, useParams } from 'react-router'
import { Breadcrumb } from '../breadcrumb/breadcrumb.tsx'
import { useAddToCart } from '../cart/use-add-to-cart.ts'
import { deferred } from '../deferred/deferred.tsx'
import { useText } from '../i18n/use-text.ts'
import { usePanelStore } from '../panel/use-panels.ts'
import { lookAt } from '../recently-viewed/look-at.ts'
import { useFreshStock } from '../stock/use-fresh-stock.ts'
import { useShop } from '../store-view/use-shop.ts'
import { BuyBox } from './buy-box.tsx'
import { Gallery } from './gallery.tsx'
import styles from './product-page.module.css'
import type { ProductPageData } from './product-page-data.ts'
import { productView } from './product-view.ts'
import { readChoice, tooEarly } from './read-choice.ts'
import { soldOutArticle } from './sold-out-article.ts'
import { useChoiceLinks } from './use-choice-links.ts'
import { useChosenOffer } from './use-chosen-offer.ts'
import { useOwnChoice } from './use-own-choice.ts'
import { unpackVariants, withFreshStock } from './variant-row.ts'

const Craft = deferred('product/craft.tsx', () => import('./craft.tsx'), ['detail'])
const FactTable = deferred('product/fact-table.tsx', () => import('./fact-table.tsx'), ['detail'])
const GoodToKnow = deferred('product/good-to-know.tsx', () => import('./good-to-know.tsx'), ['detail'])
const ReviewSection = deferred('review/review-section.tsx', () => import('../review/review-section.tsx'), ['detail'])
const Together = deferred('product/together.tsx', () => import('./together.tsx'), ['detail'])
const Recommendations = deferred('product/recommendations.tsx', () => import('./recommendations.tsx'), ['detail'])
const RecentlyViewed = deferred(
  'recently-viewed/recently-viewed-section.tsx',
  () => import('../recently-viewed/recently-viewed-section.tsx'),
)

/** The address is the state: what is chosen is read from it, and every choice is a link. */
export function ProductPage({ data }: { data: ProductPageData }) {
  const text = useText()
  const { storeView, config } = useShop()
  const { search } = useLocation()
  const { childSku } = useParams()
  const { prepare, add } = useAddToCart()
  const skus = useMemo(() => data.variants.map(([sku]) => sku), [data])
  const stock = useFreshStock(skus)
  const index = useMemo(
    () => createVariantIndex(unpackVariants(data.product, withFreshStock(data.variants, stock))),
    [data, stock],
  )
  const panels = usePanelStore()
  const askAbout = useCallback(
    (sku: string) => {
      const article = soldOutArticle(data.product, index, index.bySku(sku) ?? null, { text })
      panels.openModal({ name: 'stock-alert', article })
    },
    [data, index, text, panels],
  )
  const follow = useChoiceLinks(askAbout)
  const params = new URLSearchParams(search)
  const choice = readChoice(index, { params, pathSku: childSku }, config.products)
  const { sku, name } = data.product
  useEffect(() => lookAt({ sku, name }), [sku, name])
  useOwnChoice(sku, index, choice)
  useChosenOffer(choice.variant?.sku ?? null)
  const view = productView(data, index, choice, { text, i18n: storeView.i18n, config })
  return (
    <div className={`page ${styles.page}`}>
      <Breadcrumb crumbs={data.breadcrumbs} />
      <div className={styles.top} ref={follow}>
        <Gallery name={name} badge={data.badge} view={view.gallery} />
        <BuyBox data={data} view={view} onNear={prepare} onAdd={add} isTooEarly={params.has(tooEarly)} />
      </div>
      <Craft facts={data.craft} />
      <FactTable facts={data.facts} construction={data.construction} />
      <GoodToKnow data={data} />
      <ReviewSection product={data.product} reviews={data.reviews} search={search} />
      <Together data={data} view={view} onAdd={add} />
      <Recommendations data={data} />
      <RecentlyViewed shownSku={sku} />
    </div>
  )
}
