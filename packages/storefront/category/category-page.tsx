import type { ChangeEvent } from 'react'
import { useNavigate } from 'react-router'
import { Breadcrumb } from '../breadcrumb/breadcrumb.tsx'
import { CardGrid } from '../card/card-grid.tsx'
import type { MessageKey } from '../i18n/message-key.ts'
import { useText } from '../i18n/use-text.ts'
import { ShopLink } from '../navigation/shop-link.tsx'
import { useShop } from '../store-view/use-shop.ts'
import button from '../theme/button.module.css'
import styles from './category-page.module.css'
import type { CategoryPageData, Teaser } from './load-category-page.ts'

export function CategoryPage({ data }: { data: CategoryPageData }) {
  const t = useText()
  return (
    <div className={`page ${styles.page}`}>
      <Breadcrumb crumbs={data.breadcrumbs} />
      <header className={styles.header}>
        <div>
          <h1>{data.title}</h1>
          {data.description && <p className={styles.lead}>{data.description}</p>}
        </div>
        {data.teaser && <CategoryTeaser teaser={data.teaser} />}
      </header>
      {data.subcategories.length > 0 && (
        <nav className={styles.subcategories} aria-label={t('category.within', { name: data.title })}>
          <ul className={styles.chips}>
            {data.subcategories.map(({ name, path, count }) => (
              <li key={path}>
                <ShopLink className={styles.chip} to={path}>
                  {name} <span className={styles.count}>{count}</span>
                </ShopLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={styles.bar}>
        <p className={styles.total} role="status">
          {t('category.total', { count: data.total })}
        </p>
        <Sorting sort={data.sort} options={data.sortOptions} />
      </div>
      {data.cards.length > 0 ? (
        <CardGrid cards={data.cards} heading="h2" eager={4} />
      ) : (
        <p className={styles.empty}>{t('category.empty')}</p>
      )}
      {data.more > 0 && <More data={data} />}
    </div>
  )
}

function CategoryTeaser({ teaser }: { teaser: Teaser }) {
  const { pictureUrl } = useShop()
  const content = (
    <>
      <span className={styles.teaserText}>
        <strong>{teaser.headline}</strong>
        {teaser.text && <span className={styles.teaserWord}>{teaser.text}</span>}
      </span>
      {teaser.image && <img src={pictureUrl(teaser.image, 646, 475)} width={646} height={475} alt="" />}
    </>
  )
  if (!teaser.path) return <p className={styles.teaser}>{content}</p>
  return (
    <ShopLink className={styles.teaser} to={teaser.path}>
      {content}
    </ShopLink>
  )
}

const sortTexts: Record<string, MessageKey> = {
  position: 'category.sort.position',
  'updated_at:desc': 'category.sort.latest',
  final_price: 'category.sort.priceUp',
  'final_price:desc': 'category.sort.priceDown',
}

/** A form that the browser can send by itself; with JavaScript the choice is enough. */
function Sorting({ sort, options }: { sort: string; options: string[] }) {
  const t = useText()
  const navigate = useNavigate()
  const sortBy = (event: ChangeEvent<HTMLSelectElement>) =>
    void navigate(`?${new URLSearchParams({ sort: event.target.value })}`)
  return (
    <form className={styles.sorting}>
      <label htmlFor="sort">{t('category.sort')}</label>
      <select id="sort" name="sort" defaultValue={sort} key={sort} onChange={sortBy}>
        {options.map((option) => (
          <option key={option} value={option}>
            {sortTexts[option] ? t(sortTexts[option]) : option}
          </option>
        ))}
      </select>
      <noscript>
        <button className={button.word} type="submit">
          {t('category.sort.apply')}
        </button>
      </noscript>
    </form>
  )
}

function More({ data }: { data: CategoryPageData }) {
  const t = useText()
  const shown = data.cards.length
  return (
    <div className={styles.more}>
      <p>{t('category.shown', { shown, total: data.total })}</p>
      <progress value={shown} max={data.total} aria-hidden="true" />
      <ShopLink
        className={button.outlined}
        to={`?${new URLSearchParams({ sort: data.sort, page: String(data.nextPage) })}`}
        replace
      >
        {t('category.more', { count: data.more })}
      </ShopLink>
    </div>
  )
}
