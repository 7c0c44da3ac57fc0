import type { CartView } from '../cart/cart-view.ts'
import { useText } from '../i18n/use-text.ts'
import { Icon } from '../icon/icon.tsx'
import { useShop } from '../store-view/use-shop.ts'
import button from '../theme/button.module.css'
import styles from './minimum-hint.module.css'
import { useFittingProduct } from './use-fitting-product.ts'

interface MinimumHintProps {
  minimum: NonNullable<CartView['minimum']>
  skus: readonly string[]
}

/** "A well-coloured hint names the missing amount and offers one product." */
export function MinimumHint({ minimum: { amount, missing, missingCents }, skus }: MinimumHintProps) {
  const t = useText()
  const { pictureUrl } = useShop()
  const { offer, add } = useFittingProduct(missingCents, skus)
  return (
    <>
      <p className={styles.hint} id="minimum-hint">
        <Icon name="info" />
        <span>
          <strong>{t('minicart.missing', { missing })}</strong> {t('minicart.minimum', { amount })}
          {offer && ` ${t('minicart.fitting')}`}
        </span>
      </p>
      {offer && (
        <div className={styles.offer}>
          <img src={pictureUrl(offer.picture.path, 200, 200)} width={72} height={72} alt="" />
          <div>
            <p className={styles.name}>{offer.name}</p>
            <p className={styles.fact}>{[offer.fact, offer.price].filter(Boolean).join(', ')}</p>
          </div>
          <button className={button.outlined} type="button" onClick={add}>
            {t('minicart.addOffer')}
          </button>
        </div>
      )}
    </>
  )
}
