import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'
import { sizeCode, widthCode } from '../attribute/option-code.ts'
import { Breadcrumb } from '../breadcrumb/breadcrumb.tsx'
import { CardGrid } from '../card/card-grid.tsx'
import { useFocusKept } from '../card/use-focus-kept.ts'
import { deferred } from '../deferred/deferred.tsx'
import { useText } from '../i18n/use-text.ts'
import { ChipList } from '../listing/chip-list.tsx'
import { ColourList } from '../listing/colour-list.tsx'
import { promotedColours } from '../listing/promoted-colours.ts'
import { useListing } from '../listing/use-listing.ts'
import { LazyPanel } from '../panel/lazy-panel.tsx'
import { CategoryHeader } from './category-header.tsx'
import styles from './category-page.module.css'
import type { CategoryPageData } from './category-page-data.ts'
import { CategoryTeaser } from './category-teaser.tsx'
import { EmptyList } from './empty-list.tsx'
import { FilterBar } from './filter-bar.tsx'
import { ListingMore } from './listing-more.tsx'
import { Sorting } from './sorting.tsx'

const CategoryBlock = deferred('category/category-block.tsx', () => import('./category-block.tsx'))
const FacetForm = deferred('listing/facet-form.tsx', () => import('../listing/facet-form.tsx'))
const OwnSizeBar = deferred('listing/own-size-bar.tsx', () => import('../listing/own-size-bar.tsx'))
const loadSheet = () => import('../listing/filter-sheet.tsx')

const formId = 'filter'
const listId = 'models'

export function CategoryPage({ data }: { data: CategoryPageData }) {
  const t = useText()
  const { facets, question, teaser } = data
  const { listed, choose, piecesOf } = useListing(data, question)
  const list = useRef<HTMLElement>(null)
  const [isSheetOpen, setSheetOpen] = useState(false)
  const closeSheet = useCallback(() => setSheetOpen(false), [])
  const sizes = facets.find(({ code }) => code === sizeCode)
  const widths = facets.find(({ code }) => code === widthCode)
  // They stay in their order under the finger, and follow the list.
  const promoted = useMemo(() => promotedColours(data.facets, data.listed.counts), [data])
  const followed = useDeferredValue(listed)
  const colours = useMemo(() => promoted && <ColourList promoted={promoted} listed={followed} />, [promoted, followed])
  useFocusKept(list)
  // Drawn once: whatever is chosen, these stay as they are.
  const above = useMemo(
    () => (
      <>
        <Breadcrumb crumbs={data.breadcrumbs} />
        <CategoryHeader data={data} />
        <CategoryBlock parts={data.above} at="above" />
        <a className={styles.skip} href={`#${listId}`}>
          {t('category.skip')}
        </a>
      </>
    ),
    [data, t],
  )
  const between = useMemo(() => teaser && <CategoryTeaser teaser={teaser} />, [teaser])
  const below = useMemo(() => <CategoryBlock parts={data.below} at="below" />, [data])

  return (
    <div className={`page ${styles.page}`}>
      {above}
      {sizes && (
        <OwnSizeBar
          sizes={sizes}
          counts={listed.counts[sizeCode] ?? []}
          widths={widths}
          selection={listed.selection}
          onChoose={choose}
        />
      )}
      <FilterBar formId={formId} listed={listed} hasFacets={facets.length > 0} onOpen={() => setSheetOpen(true)}>
        <Sorting formId={formId} selection={listed.selection} onChoose={choose} />
      </FilterBar>
      <div className={styles.columns}>
        <aside id={`${formId}-column`} className={styles.filters} aria-label={t('category.filter')}>
          <FacetForm id={formId} facets={facets} listed={listed} onChoose={choose} />
        </aside>
        <section ref={list} id={listId} className={styles.list} aria-label={data.title} tabIndex={-1}>
          <div className={styles.bar}>
            <p className={styles.total} role="status">
              {t('category.total', { count: listed.total })}
            </p>
            <ChipList facets={facets} selection={listed.selection}>
              {colours}
            </ChipList>
            <div className={styles.sorting}>
              <Sorting formId={formId} selection={listed.selection} onChoose={choose} isWide />
            </div>
          </div>
          {listed.cards.length > 0 ? (
            <CardGrid cards={listed.cards} heading="h2" eager={3} look="beside" between={between} piecesOf={piecesOf} />
          ) : (
            <EmptyList selection={listed.selection} isOffline={data.isOffline === true} />
          )}
          <ListingMore listed={listed} />
        </section>
      </div>
      {below}
      {isSheetOpen && <LazyPanel load={loadSheet} props={{ facets, listed, onChoose: choose }} onClose={closeSheet} />}
    </div>
  )
}
