import { useText } from '../i18n/use-text.ts'
import { ShopLink } from '../navigation/shop-link.tsx'
import { useShop } from '../store-view/use-shop.ts'
import styles from './category-header.module.css'
import type { CategoryPageData } from './category-page-data.ts'
import { CategoryTeaser } from './category-teaser.tsx'

/** Title left, teaser right, both ending on one base line; where there is no teaser, the category's own picture. */
export function CategoryHeader({ data }: { data: CategoryPageData }) {
  const t = useText()
  const { pictureUrl } = useShop()
  const { teaser, image } = data
  return (
    <>
      <header className={styles.header}>
        <div>
          <h1>{data.title}</h1>
          {data.description && <p className={styles.lead}>{data.description}</p>}
        </div>
        {teaser && (
          <div className={styles.teaser}>
            <CategoryTeaser teaser={teaser} />
          </div>
        )}
        {!teaser && image && (
          <img className={styles.picture} src={pictureUrl(image, 646, 475)} width={646} height={475} alt="" />
        )}
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
    </>
  )
}
