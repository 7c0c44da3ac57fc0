import { ShowCartCount } from '../cart/show-cart-count.tsx'
import { useText } from '../i18n/use-text.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-shape.ts'
import { ShopLink } from '../navigation/shop-link.tsx'
import styles from './bottom-bar.module.css'
import { CountBadge } from './count-badge.tsx'
import { openInPlace } from './open-in-place.ts'

export interface BottomBarItem {
  icon: IconName
  /** One word. */
  word: string
  /** What is read aloud, if the word alone says too little. */
  label?: string | undefined
  href: string
  count?: number | undefined
  /** What it counts is the cart. */
  isCart?: boolean
  current?: 'page' | 'true' | undefined
  onOpen?: (() => void) | undefined
}

interface BottomBarProps {
  items: readonly BottomBarItem[]
  /** On the page it stays at the window's lower edge, in the menu it stands at the menu's end. */
  placed?: 'page' | 'menu'
}

/** In reach of the thumb, below 1024 px. A page marked `data-has-buy-bar` has its own bar: this one yields. */
export function BottomBar({ items, placed = 'page' }: BottomBarProps) {
  const t = useText()
  return (
    <nav className={placed === 'page' ? styles.bar : styles.barInMenu} aria-label={t('shell.bottomBar')}>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.icon}>
            {item.isCart ? (
              <ShowCartCount>
                {(count) => <BarLink {...item} count={count} label={t('shell.cartCount', { count })} />}
              </ShowCartCount>
            ) : (
              <BarLink {...item} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function BarLink(item: BottomBarItem) {
  return (
    <ShopLink
      className={styles.item}
      to={item.href}
      aria-label={item.label}
      aria-current={item.current}
      onClick={(event) => openInPlace(event, item.onOpen)}
    >
      <span className={styles.symbol}>
        <Icon name={item.icon} />
        <CountBadge count={item.count ?? 0} />
      </span>
      <span>{item.word}</span>
    </ShopLink>
  )
}
