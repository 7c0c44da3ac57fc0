import { useText } from '../i18n/use-text.ts'
import { ShopLink } from '../navigation/shop-link.tsx'

/** Beside the price of what nobody has to carry. */
export function NoShippingNote({ focusable = false }: { focusable?: boolean }) {
  const t = useText()
  return (
    <>
      {t('product.noShipping')}{' '}
      <ShopLink to={t('card.shippingPath')} {...(!focusable && { tabIndex: -1 })}>
        {t('product.noShippingLink')}
      </ShopLink>
    </>
  )
}
