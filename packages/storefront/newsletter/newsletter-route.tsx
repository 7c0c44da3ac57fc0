import { useText } from '../i18n/use-text.ts'
import type { PageData } from '../page/page-data.ts'
import type { PageModule } from '../page/page-module.tsx'

type NewsletterModule = PageModule<PageData>
export const layout: NewsletterModule['layout'] = 'default'
export const messages: NewsletterModule['messages'] = ['newsletter']

export const Page: NewsletterModule['Page'] = () => {
  const t = useText()
  return (
    <section className="page">
      <h1>{t('newsletter.title')}</h1>
    </section>
  )
}
