import { trustedHtml } from '../html/trusted-html.ts'
import { LateNewsletterForm } from './late-newsletter-form.tsx'
import styles from './newsletter-band.module.css'
import type { NewsletterData } from './newsletter-data.ts'

/** Above the footer, on every page that has one. */
export function NewsletterBand({ newsletter }: { newsletter: NewsletterData }) {
  return (
    <aside className={`page ${styles.band}`} aria-labelledby="newsletter-title">
      <div>
        <h2 id="newsletter-title">{newsletter.title}</h2>
        <div className={styles.lead} dangerouslySetInnerHTML={{ __html: trustedHtml(newsletter.lead) }} />
      </div>
      <LateNewsletterForm newsletter={newsletter} source="footer" />
    </aside>
  )
}
