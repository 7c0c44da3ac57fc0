import { useText } from '../i18n/use-text.ts'
import type { PageData } from '../page/page-data.ts'
import type { PageModule } from '../page/page-module.tsx'

type AccountModule = PageModule<PageData>
export const layout: AccountModule['layout'] = 'default'
export const messages: AccountModule['messages'] = ['account']

export const Page: AccountModule['Page'] = () => {
  const t = useText()
  return (
    <section className="page">
      <h1>{t('account.title')}</h1>
    </section>
  )
}
