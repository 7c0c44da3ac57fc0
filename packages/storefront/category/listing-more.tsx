import { writeSelection } from '@welt/domain/listing/listing-selection.ts'
import { useText } from '../i18n/use-text.ts'
import type { Listed } from '../listing/listing.ts'
import { MoreBelow } from '../more/more-below.tsx'
import { ShopLink } from '../navigation/shop-link.tsx'
import { useShop } from '../store-view/use-shop.ts'
import button from '../theme/button.module.css'

/** "More products load as the shopper goes on": a link, so that it works before and without JavaScript. */
export function ListingMore({ listed: { cards, total, selection } }: { listed: Listed }) {
  const t = useText()
  const { products } = useShop().config
  const shown = cards.length
  if (shown >= total || shown === 0) return null
  return (
    <MoreBelow shown={shown} total={total} label={t('category.shown', { shown, total })}>
      <ShopLink
        className={button.outlined}
        to={writeSelection({ ...selection, page: selection.page + 1 }, products)}
        replace
      >
        {t('category.more', { count: Math.min(products.pageSize, total - shown) })}
      </ShopLink>
    </MoreBelow>
  )
}
