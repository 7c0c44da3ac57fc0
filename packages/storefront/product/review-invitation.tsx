import { useText } from '../i18n/use-text.ts'
import { ShopLink } from '../navigation/shop-link.tsx'
import { ModalLink } from '../panel/modal-link.tsx'
import button from '../theme/button.module.css'
import styles from './product-section.module.css'

/** Asks who has the product to write about it; without JavaScript the button leads to the page about reviews. */
export default function ReviewInvitation({ product: { id, name } }: { product: { id: number; name: string } }) {
  const t = useText()
  const page = t('product.reviewsPath')
  return (
    <section className={styles.section} aria-labelledby="reviews">
      <h2 id="reviews">{t('product.reviews')}</h2>
      <div className={styles.invitation}>
        <p>{t('product.reviewInvitation', { name })}</p>
        <ModalLink className={button.outlined} to={page} modal={{ name: 'review', product: { id, name } }}>
          {t('product.writeReview')}
        </ModalLink>
        <ShopLink to={page}>{t('product.reviewsChecked')}</ShopLink>
      </div>
    </section>
  )
}
