import type { ListEntry } from '@welt/domain/list/list-entry.ts'
import { type MouseEvent, useMemo } from 'react'
import { CardGridNote } from '../card/card-grid-note.tsx'
import { ProductCard } from '../card/product-card.tsx'
import type { ListedProduct } from '../catalog/load-by-sku.ts'
import { useListedProducts } from '../catalog/use-listed-products.ts'
import { useText } from '../i18n/use-text.ts'
import { ListToggle } from '../list/list-toggle.tsx'
import { useList } from '../list/use-lists.ts'
import { useToggle } from '../list/use-toggle.ts'
import { GoneList } from '../list-screen/gone-list.tsx'
import { ListScreen } from '../list-screen/list-screen.tsx'
import { ListState } from '../list-screen/list-state.tsx'
import { SizeLink } from '../list-screen/size-link.tsx'
import type { PageData } from '../page/page-data.ts'
import type { PageModule } from '../page/page-module.tsx'
import styles from './wishlist-route.module.css'

type WishlistModule = PageModule<PageData>
export const layout: WishlistModule['layout'] = 'default'
export const messages: WishlistModule['messages'] = ['list']

/** What pleased, the newest first. */
export const Page: WishlistModule['Page'] = () => {
  const t = useText()
  const list = useList('wishlist')
  const entries = useMemo(() => list.toReversed(), [list])
  return (
    <ListScreen name="wishlist" entries={entries} count={t('list.wishlist.count', { count: entries.length })}>
      <Wished entries={entries} />
    </ListScreen>
  )
}

function Wished({ entries }: { entries: readonly ListEntry[] }) {
  const t = useText()
  const skus = useMemo(() => entries.map(({ sku }) => sku), [entries])
  const products = useListedProducts(skus)
  const remove = useToggle('wishlist')
  const listed = skus.flatMap((sku) => products.found.get(sku) ?? [])
  return (
    <>
      <ListState entries={entries} products={products} />
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a heart inside was pressed, by whatever means */}
      <ul className={styles.grid} onClickCapture={focusBeside}>
        {listed.map((product) => (
          <li key={product.card.sku} className={styles.item}>
            <Item product={product} />
          </li>
        ))}
      </ul>
      <GoneList entries={entries.filter(({ sku }) => products.found.get(sku) === null)} onRemove={remove} />
      {listed.length > 0 && <p className={styles.kept}>{t('list.wishlist.kept')}</p>}
      <CardGridNote cards={listed.map(({ card }) => card)} />
    </>
  )
}

function Item({ product }: { product: ListedProduct }) {
  const t = useText()
  const { card, isSoldOut } = product
  return (
    <>
      <ProductCard card={card} heading="h2" />
      {isSoldOut && <p className={styles.soldOut}>{t('list.soldOut')}</p>}
      <div className={styles.actions}>
        <SizeLink product={product} />
        <ListToggle
          list="compare"
          sku={card.sku}
          name={card.name}
          label={t('card.inComparison', { name: card.name })}
          look="small"
        />
      </div>
    </>
  )
}

/** The heart goes with its card: the focus moves on to the one beside it. */
function focusBeside({ target }: MouseEvent): void {
  const heart = target instanceof Element ? target.closest('article button') : null
  const item = heart?.closest('li')
  const beside = item?.nextElementSibling ?? item?.previousElementSibling
  beside?.querySelector<HTMLElement>('article button')?.focus({ preventScroll: true })
}
