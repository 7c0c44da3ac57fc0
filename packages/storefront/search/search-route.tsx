import { useText } from '../i18n/use-text.ts'
import type { PageData } from '../page/page-data.ts'
import type { PageModule } from '../page/page-module.tsx'

type SearchModule = PageModule<PageData>
export const layout: SearchModule['layout'] = 'default'
export const messages: SearchModule['messages'] = ['search']

export const Page: SearchModule['Page'] = () => {
  const t = useText()
  return (
    <section className="page">
      <h1>{t('search.title')}</h1>
    </section>
  )
}
