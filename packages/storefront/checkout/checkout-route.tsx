import { useText } from '../i18n/use-text.ts'
import type { PageData } from '../page/page-data.ts'
import type { PageModule } from '../page/page-module.tsx'

type CheckoutModule = PageModule<PageData>
export const layout: CheckoutModule['layout'] = 'minimal'
export const messages: CheckoutModule['messages'] = ['checkout']

export const Page: CheckoutModule['Page'] = () => {
  const t = useText()
  return (
    <section className="page">
      <h1>{t('checkout.title')}</h1>
    </section>
  )
}
