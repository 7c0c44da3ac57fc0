import { useText } from '../i18n/use-text.ts'
import type { PageData } from '../page/page-data.ts'
import type { PageModule } from '../page/page-module.tsx'

type ResetPasswordModule = PageModule<PageData>
export const layout: ResetPasswordModule['layout'] = 'default'
export const messages: ResetPasswordModule['messages'] = ['account']

export const Page: ResetPasswordModule['Page'] = () => {
  const t = useText()
  return (
    <section className="page">
      <h1>{t('account.resetTitle')}</h1>
    </section>
  )
}
