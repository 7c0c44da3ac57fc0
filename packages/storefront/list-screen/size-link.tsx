import type { ListedProduct } from '../catalog/load-by-sku.ts'
import { useText } from '../i18n/use-text.ts'
import { ShopLink } from '../navigation/shop-link.tsx'
import button from '../theme/button.module.css'

/** From a list to the page where a pair is chosen, or where something without sizes is bought. */
export function SizeLink({ product: { card, hasSizes } }: { product: ListedProduct }) {
  const t = useText()
  const { name, path } = card
  return (
    <ShopLink
      className={`${button.outlined} ${button.small}`}
      to={path}
      aria-label={t(hasSizes ? 'list.chooseSizeOf' : 'list.viewOf', { name })}
    >
      {t(hasSizes ? 'list.chooseSize' : 'list.view')}
    </ShopLink>
  )
}
