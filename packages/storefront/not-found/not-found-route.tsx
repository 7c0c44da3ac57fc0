import { useRouteLoaderData } from 'react-router'
import trouble from '../error/trouble.module.css'
import { useText } from '../i18n/use-text.ts'
import { ShopLink } from '../navigation/shop-link.tsx'
import type { PageData } from '../page/page-data.ts'
import type { PageModule } from '../page/page-module.tsx'
import { SearchForm } from '../search/search-form.tsx'
import type { ShellData } from '../shell/shell-data.ts'
import { LoneShoe } from './lone-shoe.tsx'
import styles from './not-found-page.module.css'

type NotFoundModule = PageModule<PageData>
export const layout: NotFoundModule['layout'] = 'default'
export const messages: NotFoundModule['messages'] = ['content', 'search']

/** Nothing lives here: what was looked for may be found by its name, or by its kind. */
export const Page: NotFoundModule['Page'] = () => {
  const t = useText()
  const menu = useRouteLoaderData<ShellData>('root')?.menu ?? []
  return (
    <section className={`page ${trouble.page}`}>
      <div className={trouble.words}>
        <p className={trouble.code}>404</p>
        <h1>{t('content.notFoundTitle')}</h1>
        <p className={trouble.lead}>{t('content.notFoundText')}</p>
        <div className={styles.search}>
          <SearchForm id="sought" />
        </div>
        <nav className={styles.kinds} aria-label={t('content.notFoundKinds')}>
          <ul className={styles.list}>
            <li>
              <ShopLink to="/">{t('trouble.home')}</ShopLink>
            </li>
            {menu.map(({ label, href }) => (
              <li key={href}>
                <ShopLink to={href}>{label}</ShopLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className={trouble.well}>
        <LoneShoe />
      </div>
    </section>
  )
}
