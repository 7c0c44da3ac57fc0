import { useRouteLoaderData } from 'react-router'
import { trustedHtml } from '../html/trusted-html.ts'
import { useText } from '../i18n/use-text.ts'
import { Icon } from '../icon/icon.tsx'
import type { PageModule } from '../page/page-module.tsx'
import { LateNewsletterForm } from './late-newsletter-form.tsx'
import type { NewsletterPageData } from './load-newsletter-page.ts'
import type { NewsletterData } from './newsletter-data.ts'
import styles from './newsletter-page.module.css'

type NewsletterModule = PageModule<NewsletterPageData>
export const layout: NewsletterModule['layout'] = 'default'
export const messages: NewsletterModule['messages'] = ['newsletter']

export const Page: NewsletterModule['Page'] = ({ data: { outcome } }) => {
  const t = useText()
  const { newsletter } = useRouteLoaderData('root') as { newsletter: NewsletterData }
  if (outcome === 'pending')
    return (
      <section className={`page ${styles.page}`}>
        <h1>{t('newsletter.pendingTitle')}</h1>
        <p className="type-lead">{newsletter.words.pending}</p>
      </section>
    )
  return (
    <section className={`page ${styles.page}`}>
      <h1>{newsletter.title}</h1>
      <div className="type-lead" dangerouslySetInnerHTML={{ __html: trustedHtml(newsletter.lead) }} />
      {outcome && (
        <p className={styles.trouble} role="alert">
          <Icon name="warning" />
          {newsletter.words[outcome]}
        </p>
      )}
      <LateNewsletterForm newsletter={newsletter} source="page" />
    </section>
  )
}
