import { Link } from 'react-router'
import trouble from '../error/trouble.module.css'
import { useText } from '../i18n/use-text.ts'
import type { PageData } from '../page/page-data.ts'
import type { PageModule } from '../page/page-module.tsx'
import { pageTitle } from '../page/page-title.ts'
import type { Shop } from '../store-view/shop.ts'
import button from '../theme/button.module.css'

type NotFoundModule = PageModule<PageData>
export const layout: NotFoundModule['layout'] = 'default'
export const messages: NotFoundModule['messages'] = []

export function loadNotFoundPage(shop: Shop): PageData {
  const text = shop.texts.text
  return {
    page: 'not-found',
    status: 404,
    routeName: 'page-not-found',
    head: {
      title: pageTitle(shop.storeView.seo, text('trouble.notFoundTitle')),
      description: text('trouble.notFoundText'),
      noIndex: true,
    },
    breadcrumbs: [],
    counterpart: { by: 'nothing' },
  }
}

export const Page: NotFoundModule['Page'] = () => {
  const t = useText()
  return (
    <section className={trouble.page}>
      <p className={trouble.code}>404</p>
      <h1>{t('trouble.notFoundTitle')}</h1>
      <p className={trouble.lead}>{t('trouble.notFoundText')}</p>
      <Link className={button.primary} to="/">
        {t('trouble.home')}
      </Link>
    </section>
  )
}
