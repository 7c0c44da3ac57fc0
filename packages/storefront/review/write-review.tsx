import { useText } from '../i18n/use-text.ts'
import { ModalLink } from '../panel/modal-link.tsx'
import button from '../theme/button.module.css'

/** Without JavaScript it leads to the page about reviews. */
export function WriteReview({ product: { id, name } }: { product: { id: number; name: string } }) {
  const t = useText()
  return (
    <ModalLink
      className={button.outlined}
      to={t('detail.reviewsPath')}
      modal={{ name: 'review', product: { id, name } }}
    >
      {t('detail.writeReview')}
    </ModalLink>
  )
}
