import trouble from '../error/trouble.module.css'
import { useText } from '../i18n/use-text.ts'
import { ShopLink } from '../navigation/shop-link.tsx'
import type { PageData } from '../page/page-data.ts'
import type { PageModule } from '../page/page-module.tsx'
import button from '../theme/button.module.css'

type NotFoundModule = PageModule<PageData>
export const layout: NotFoundModule['layout'] = 'default'
export const messages: NotFoundModule['messages'] = []

export const Page: NotFoundModule['Page'] = () => {
  const t = useText()
  return (
    <section className={`page ${trouble.page}`}>
      <p className={trouble.code}>404</p>
      <h1>{t('trouble.notFoundTitle')}</h1>
      <p className={trouble.lead}>{t('trouble.notFoundText')}</p>
      <ShopLink className={button.primary} to="/">
        {t('trouble.home')}
      </ShopLink>
    </section>
  )
}
