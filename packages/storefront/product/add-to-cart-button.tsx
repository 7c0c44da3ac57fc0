import { useText } from '../i18n/use-text.ts'
import button from '../theme/button.module.css'

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
      onClick={onPress}
    >
      {t(isAdding ? 'product.adding' : 'product.addToCart')}
    </button>
  )
}
