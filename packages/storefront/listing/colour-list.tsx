import { toggleValue, writeSelection } from '@welt/domain/listing/listing-selection.ts'
import { useText } from '../i18n/use-text.ts'
import { ShopLink } from '../navigation/shop-link.tsx'
import { useShop } from '../store-view/use-shop.ts'
import styles from './chip-list.module.css'
import type { Listed } from './listing.ts'
import type { PromotedColours } from './promoted-colours.ts'
import { Swatch } from './swatch.tsx'

/**
 * Small screens have their filters behind a button. Kinds and sizes stand above the list in any case; with these links, beside
 * what is chosen, a colour is one tap away as well.
 */
export function ColourList({ promoted: { code, values }, listed }: { promoted: PromotedColours; listed: Listed }) {
  const t = useText()
  const { products } = useShop().config
  const { selection, counts } = listed
  const open = values.filter(({ id, at }) => counts[code]?.[at] !== 0 && !selection.chosen[code]?.includes(id))
  if (open.length === 0) return null
  return (
    <ul className={`${styles.chips} ${styles.open}`} aria-label={t('category.filter.colours')}>
      {open.map(({ id, label, swatch = 'none' }) => (
        <li key={id}>
          <ShopLink
            className={styles.chip}
            to={writeSelection(toggleValue(selection, code, id), products)}
            rel="nofollow"
          >
            <Swatch className={styles.swatch} colour={swatch} size={14} />
            {label}
          </ShopLink>
        </li>
      ))}
    </ul>
  )
}
