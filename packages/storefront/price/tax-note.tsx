import { useText } from '../i18n/use-text.ts'
import { ShopLink } from '../navigation/shop-link.tsx'

/** "inkl. MwSt. zzgl. Versand" beside every price. In a list the link is left out of the tab order: the card is one stop. */
export function TaxNote({ focusable = false }: { focusable?: boolean }) {
  const t = useText()
  return (
    <>
      {t('card.taxIncluded')}{' '}
      <ShopLink to={t('card.shippingPath')} {...(!focusable && { tabIndex: -1 })}>
        {t('card.shipping')}
      </ShopLink>
    </>
  )
}
