import { CartActForm } from '../cart/cart-act-form.tsx'
import { prepareAdding } from '../cart/use-add-to-cart.ts'
import { useText } from '../i18n/use-text.ts'
import button from '../theme/button.module.css'

/** Whoever comes near it wants it soon. What does not come now complains when it is needed. */
const prepare = () => void prepareAdding().catch(() => undefined)

export interface AddToCartButtonProps {
  /** What is sent where no script runs: the product, and what of it is chosen. */
  sku: string
  choice: string
  /** The document gives the form of this id something by which it is known when it is sent twice. */
  id?: string
  onPress: () => void
  /** While the product is on its way into the cart. */
  isAdding?: boolean
}

export function AddToCartButton({ sku, choice, id, onPress, isAdding = false }: AddToCartButtonProps) {
  const t = useText()
  return (
    <CartActForm id={id} act="add" fields={{ sku, choice }} onAct={onPress}>
      <button
        className={`${button.primary} ${button.large} ${button.wide}`}
        type="submit"
        aria-busy={isAdding || undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        {t(isAdding ? 'product.adding' : 'product.addToCart')}
      </button>
    </CartActForm>
  )
}
