import { useRouteLoaderData } from 'react-router'
import { Dialog } from '../dialog/dialog.tsx'
import { trustedHtml } from '../html/trusted-html.ts'
import type { ModalModule } from '../panel/panel-module.tsx'
import { LateNewsletterForm } from './late-newsletter-form.tsx'
import type { NewsletterData } from './newsletter-data.ts'
import styles from './newsletter-dialog.module.css'

type Newsletter = ModalModule<'newsletter'>
export const messages: Newsletter['messages'] = []

const NewsletterDialog: Newsletter['default'] = ({ onClose }) => {
  const { newsletter } = useRouteLoaderData('root') as { newsletter: NewsletterData }
  return (
    <Dialog title={newsletter.title} onClose={onClose}>
      <div className={styles.lead} dangerouslySetInnerHTML={{ __html: trustedHtml(newsletter.lead) }} />
      <LateNewsletterForm newsletter={newsletter} source="modal" />
    </Dialog>
  )
}
export default NewsletterDialog
