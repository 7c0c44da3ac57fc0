import type { PublicConfig } from '@welt/contract/entity/public-config.ts'
import { hasFilters, writeSelection } from '@welt/domain/listing/listing-selection.ts'
import { CardGrid } from '../card/card-grid.tsx'
import { deferred } from '../deferred/deferred.tsx'
import { useText } from '../i18n/use-text.ts'
import type { Listing } from '../listing/listing.ts'
import { withQuery } from '../listing/with-query.ts'
import { MoreBelow } from '../more/more-below.tsx'
import { ShopLink } from '../navigation/shop-link.tsx'
import { useShop } from '../store-view/use-shop.ts'
import button from '../theme/button.module.css'
import type { SearchPageData } from './load-search-page.ts'
import { SearchBar } from './search-bar.tsx'
import styles from './search-page.module.css'
import { SearchPlaces } from './search-places.tsx'
import { searchPath } from './search-query.ts'
import { useSearchWhenBack } from './use-search-when-back.ts'

const statusId = 'search-total'
const PageFilters = deferred('search/page-filters.tsx', () => import('./page-filters.tsx'), ['category'])

export function SearchPage({ data }: { data: SearchPageData }) {
  const t = useText()
  const { config } = useShop()
  const { text, found, trouble, listing } = data
  useSearchWhenBack(trouble === 'offline')
  const words = () => {
    if (trouble) return t(`search.${trouble}`)
    if (text === '') return t('search.hint', { count: config.search.minLength })
    if (!found) return t('search.short', { count: config.search.minLength })
    return found.total === 0 ? t('search.none', { text }) : t('search.total', { total: found.total })
  }
  return (
    <div className={`page ${styles.page}`}>
      <header className={styles.header}>
        <h1 className={styles.title}>{text ? t('search.titleFor', { text }) : t('search.title')}</h1>
        <div className={styles.form}>
          <SearchBar key={text} text={text} describedBy={statusId} />
        </div>
      </header>
      <p id={statusId} className={styles.status} role="status">
        {words()}
      </p>
      {listing && isFiltering(listing) && <PageFilters text={text} listing={listing} />}
      {found && found.total > 0 ? (
        <>
          <CardGrid cards={found.cards} heading="h2" eager={4} />
          {found.cards.length < found.total && <More data={data} shown={found.cards.length} total={found.total} />}
        </>
      ) : (
        <div className={styles.places}>
          {trouble && (
            <ShopLink className={button.outlined} to={searchPath(text)} replace>
              {t('search.again')}
            </ShopLink>
          )}
          {found && <p className={styles.help}>{found.spelling ? <Meant {...found} /> : t('search.noneHelp')}</p>}
          <SearchPlaces heading="h2" />
        </div>
      )}
    </div>
  )
}

/** Nothing can be filtered out of nothing, unless the filters made it so. */
function isFiltering({ facets, listed }: Listing): boolean {
  return facets.length > 0 && (listed.total > 0 || hasFilters(listed.selection))
}

function Meant({ spelling = '' }: { spelling?: string }) {
  const t = useText()
  return (
    <>
      {t('search.meant')}{' '}
      <ShopLink className={button.word} to={searchPath(spelling)}>
        {spelling}
      </ShopLink>
      ?
    </>
  )
}

function More({ data, shown, total }: { data: SearchPageData; shown: number; total: number }) {
  const t = useText()
  const { products } = useShop().config
  return (
    <MoreBelow shown={shown} total={total} label={t('search.shown', { shown, total })}>
      <ShopLink
        className={button.outlined}
        to={withQuery(filtersOf(data, products), { q: data.text, page: String(data.nextPage) })}
        replace
      >
        {t('search.more')}
      </ShopLink>
    </MoreBelow>
  )
}

/** What is chosen, as the address writes it without the page. */
function filtersOf({ listing }: SearchPageData, products: PublicConfig['products']): string {
  return listing ? writeSelection({ ...listing.listed.selection, page: 1 }, products) : ''
}
