import { Link } from 'react-router'
import { useText } from '../i18n/use-text.ts'

/** "inkl. MwSt. zzgl. Versand" beside every price. In a list the link is left out of the tab order: the card is one stop. */
export function TaxNote({ focusable = false }: { focusable?: boolean }) {
  const t = useText()
  return (
    <>
      {t('shell.taxIncluded')}{' '}
      <Link to={t('shell.shippingPath')} {...(!focusable && { tabIndex: -1 })}>
        {t('shell.shipping')}
      </Link>
    </>
  )
}
