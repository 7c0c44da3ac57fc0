import { useText } from '../i18n/use-text.ts'
import type { PageData } from '../page/page-data.ts'
import type { PageModule } from '../page/page-module.tsx'

type RedirectModule = PageModule<PageData>
export const layout: RedirectModule['layout'] = 'empty'
export const messages: RedirectModule['messages'] = ['checkout']

export const Page: RedirectModule['Page'] = () => {
  const t = useText()
  return (
    <section className="page">
      <h1>{t('checkout.redirectTitle')}</h1>
    </section>
  )
}
