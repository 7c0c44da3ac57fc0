import { EmailField } from '../field/email-field.tsx'
import { faultsOf } from '../field/faults-of.ts'
import frame from '../field/form-frame.module.css'
import { FormFrame } from '../field/form-frame.tsx'
import { emailFault } from '../field/personal-faults.ts'
import { useForm } from '../field/use-form.ts'
import { useText } from '../i18n/use-text.ts'
import type { SoldOutArticle } from '../panel/modal.ts'
import { ModalLink } from '../panel/modal-link.tsx'
import { useSession } from '../session/use-session.ts'
import { useVisit } from '../session/use-visit.ts'
import { type AlertState, requestStockAlert } from './request-stock-alert.ts'

interface StockAlertFormProps {
  article: SoldOutArticle
  onSent: (state: AlertState, email: string) => void
}

export function StockAlertForm({ article: { sku, words }, onSent }: StockAlertFormProps) {
  const t = useText()
  const visit = useVisit()
  const ownEmail = useSession()?.customer.email ?? ''
  const form = useForm({
    id: 'stock-alert',
    initial: { email: ownEmail },
    check: (values) => faultsOf(t, { email: emailFault(values.email) }),
    async send(values) {
      const outcome = await requestStockAlert(visit, { sku, email: values.email })
      if (outcome.ok) {
        onSent(outcome.state, values.email.trim())
        return undefined
      }
      return 'field' in outcome ? { faults: { email: t(outcome.field) } } : { sentence: t(outcome.sentence) }
    },
  })
  const isOwn = ownEmail !== '' && form.values.email.trim().toLowerCase() === ownEmail.toLowerCase()
  return (
    <FormFrame
      form={form}
      lead={t('alert.lead', { words })}
      submit={t('alert.send')}
      foot={<PrivacyNote isOwn={isOwn} />}
    >
      <EmailField {...form.field('email')} autoComplete="email" isFirst />
    </FormFrame>
  )
}

/** What happens with the address. A customer's own one needs no letter that asks back. */
function PrivacyNote({ isOwn }: { isOwn: boolean }) {
  const t = useText()
  return (
    <p className={frame.small}>
      {t(isOwn ? 'alert.promiseOwn' : 'alert.promise')}{' '}
      <ModalLink to="/privacy" modal={{ name: 'data-protection' }}>
        {t('alert.privacy')}
      </ModalLink>
    </p>
  )
}
