import { CartActForm } from '../cart/cart-act-form.tsx'
import { useText } from '../i18n/use-text.ts'
import button from '../theme/button.module.css'
import { useBusy } from './use-busy.ts'

export interface AddToCartButtonProps {
  /** What is sent where no script runs: the product, and what of it is chosen. */
  sku: string
  choice: string
  /** The document gives the form of this id something by which it is known when it is sent twice. */
  id?: string
  /** Whoever comes near it wants it soon. */
  onNear: () => void
  /** What it gives is over when the product lies in the cart. */
  onPress: () => Promise<void> | undefined
}

export function AddToCartButton({ sku, choice, id, onNear, onPress }: AddToCartButtonProps) {
  const t = useText()
  const { isBusy: isAdding, press } = useBusy(onPress)
  return (
    <CartActForm id={id} act="add" fields={{ sku, choice }} onAct={press}>
      <button
        className={`${button.primary} ${button.large} ${button.wide}`}
        type="submit"
        aria-busy={isAdding || undefined}
        onPointerEnter={onNear}
        onFocus={onNear}
      >
        {t(isAdding ? 'product.adding' : 'product.addToCart')}
      </button>
    </CartActForm>
  )
}
