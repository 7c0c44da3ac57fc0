import { prepareAdding } from '../cart/use-add-to-cart.ts'
import { useText } from '../i18n/use-text.ts'
import button from '../theme/button.module.css'

/** Whoever comes near it wants it soon. What does not come now complains when it is needed. */
const prepare = () => void prepareAdding().catch(() => undefined)

export interface AddToCartButtonProps {
  onPress: () => void
  /** While the product is on its way into the cart. */
  isAdding?: boolean
}

export function AddToCartButton({ onPress, isAdding = false }: AddToCartButtonProps) {
  const t = useText()
  return (
    <button
      className={`${button.primary} ${button.large} ${button.wide}`}
      type="button"
      aria-busy={isAdding || undefined}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={onPress}
    >
      {t(isAdding ? 'product.adding' : 'product.addToCart')}
    </button>
  )
}
