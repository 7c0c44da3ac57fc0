import { useText } from '../i18n/use-text.ts'
import { ShopLink } from '../navigation/shop-link.tsx'

interface TaxNoteProps {
  focusable?: boolean
  /** Within a link there can be no other: the words alone. */
  isPartOfLink?: boolean
}

/** "inkl. MwSt. zzgl. Versand" beside every price. In a list the link is left out of the tab order: the card is one stop. */
export function TaxNote({ focusable = false, isPartOfLink = false }: TaxNoteProps) {
  const t = useText()
  if (isPartOfLink) return `${t('card.taxIncluded')} ${t('card.shipping')}`
  return (
    <>
      {t('card.taxIncluded')}{' '}
      <ShopLink to={t('card.shippingPath')} {...(!focusable && { tabIndex: -1 })}>
        {t('card.shipping')}
      </ShopLink>
    </>
  )
}
