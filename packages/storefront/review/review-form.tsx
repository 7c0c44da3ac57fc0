import { faultsOf } from '../field/faults-of.ts'
import frame from '../field/form-frame.module.css'
import { FormFrame } from '../field/form-frame.tsx'
import { TextArea } from '../field/text-area.tsx'
import { TextField } from '../field/text-field.tsx'
import { useForm } from '../field/use-form.ts'
import { useText } from '../i18n/use-text.ts'
import { ModalLink } from '../panel/modal-link.tsx'
import { useSession } from '../session/use-session.ts'
import { useVisit } from '../session/use-visit.ts'
import { RatingField } from './rating-field.tsx'
import { publishedName, reviewFaults, reviewLimits } from './review-values.ts'
import { sendReview } from './send-review.ts'

interface ReviewFormProps {
  productId: number
  onSent: (isShown: boolean) => void
}

export function ReviewForm({ productId, onSent }: ReviewFormProps) {
  const t = useText()
  const visit = useVisit()
  const customer = useSession()?.customer
  const form = useForm({
    id: 'review',
    initial: { rating: '', title: '', detail: '', nickname: customer ? publishedName(customer) : '' },
    check: (values) => faultsOf(t, reviewFaults(values)),
    async send(values) {
      const outcome = await sendReview(visit, productId, values)
      if (!outcome.ok) return { sentence: t(outcome.text) }
      onSent(outcome.isShown)
      return undefined
    },
  })
  return (
    <FormFrame form={form} submit={t('review.send')} foot={<Honesty isCustomer={customer !== undefined} />}>
      <RatingField {...form.field('rating')} value={form.values.rating} />
      <TextField {...form.field('title')} label={t('review.title')} maxLength={reviewLimits.title} />
      <TextArea {...form.field('detail')} label={t('review.detail')} rows={4} maxLength={reviewLimits.detail} />
      <TextField
        {...form.field('nickname')}
        label={t('review.nickname')}
        hint={t('review.nicknameHint')}
        autoComplete="nickname"
        maxLength={reviewLimits.nickname}
      />
    </FormFrame>
  )
}

/** "Say whether and how genuineness is ensured": the platform compares the customer's orders, and knows nothing of guests. */
function Honesty({ isCustomer }: { isCustomer: boolean }) {
  const t = useText()
  return (
    <p className={frame.small}>
      {t(isCustomer ? 'review.asCustomer' : 'review.asGuest')} {t('review.published')}{' '}
      <ModalLink to="/privacy" modal={{ name: 'data-protection' }}>
        {t('review.privacy')}
      </ModalLink>
    </p>
  )
}
