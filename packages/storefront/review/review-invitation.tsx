import { useText } from '../i18n/use-text.ts'
import { ShopLink } from '../navigation/shop-link.tsx'
import styles from './review-section.module.css'
import { WriteReview } from './write-review.tsx'

/** Asks who has the product to be the first to write about it, or says that what others wrote is out of reach. */
export function ReviewInvitation({ product, isOut }: { product: { id: number; name: string }; isOut: boolean }) {
  const t = useText()
  return (
    <div className={styles.invitation}>
      <p>{isOut ? t('detail.review.failed') : t('detail.reviewInvitation', { name: product.name })}</p>
      <WriteReview product={product} />
      <ShopLink to={t('detail.reviewsPath')}>{t('detail.reviewsChecked')}</ShopLink>
    </div>
  )
}
