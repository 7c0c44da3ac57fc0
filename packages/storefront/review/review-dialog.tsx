import { useState } from 'react'
import { Dialog } from '../dialog/dialog.tsx'
import { FormDone } from '../field/form-done.tsx'
import { useText } from '../i18n/use-text.ts'
import type { ModalModule } from '../panel/panel-module.tsx'
import button from '../theme/button.module.css'
import { ReviewForm } from './review-form.tsx'

type ReviewModal = ModalModule<'review'>
export const messages: ReviewModal['messages'] = ['review', 'field']

const ReviewDialog: ReviewModal['default'] = ({ modal: { product }, onClose }) => {
  const t = useText()
  const [sent, setSent] = useState<{ isShown: boolean }>()
  return (
    <Dialog title={t(sent ? 'review.thanks' : 'review.question', { name: product.name })} onClose={onClose}>
      {sent ? (
        <FormDone sentence={t(sent.isShown ? 'review.shown' : 'review.waiting')}>
          <button className={button.outlined} type="button" onClick={onClose}>
            {t('panel.close')}
          </button>
        </FormDone>
      ) : (
        <ReviewForm productId={product.id} onSent={(isShown) => setSent({ isShown })} />
      )}
    </Dialog>
  )
}
export default ReviewDialog
