import { useRef } from 'react'
import { useLocation } from 'react-router'
import { useText } from '../i18n/use-text.ts'
import { ShopLink } from '../navigation/shop-link.tsx'
import { currentItem } from './current-item.ts'
import { currentOf } from './current-of.ts'
import { FlyoutWord } from './flyout-word.tsx'
import styles from './main-menu.module.css'
import type { MenuItem } from './shell-data.ts'
import { useFlyout } from './use-flyout.ts'
import { useHydrated } from './use-hydrated.ts'

/** The words of the header. Without JavaScript the style sheet opens a flyout under the pointer and around the focus. */
export function MainMenu({ items }: { items: readonly MenuItem[] }) {
  const t = useText()
  const { pathname } = useLocation()
  const menu = useRef<HTMLElement>(null)
  const ready = useHydrated()
  const { openHref, tell } = useFlyout(menu)
  const marked = currentItem(items, pathname)
  const currentFor = (item: MenuItem) => (item === marked ? currentOf(item.href, pathname) : undefined)
  return (
    <nav ref={menu} className={styles.menu} aria-label={t('shell.mainMenu')} data-ready={ready || undefined}>
      <ul className={styles.words}>
        {items.map((item) =>
          item.columns.length > 0 ? (
            <FlyoutWord
              key={item.href}
              item={item}
              pathname={pathname}
              current={currentFor(item)}
              open={ready ? openHref === item.href : undefined}
              tell={tell}
            />
          ) : (
            <li key={item.href} className={styles.item}>
              <ShopLink className={styles.word} to={item.href} aria-current={currentFor(item)}>
                <span>{item.label}</span>
              </ShopLink>
            </li>
          ),
        )}
      </ul>
      {openHref !== undefined && (
        <div className={styles.scrim} aria-hidden="true" onPointerDown={() => tell({ type: 'dismissed' })} />
      )}
    </nav>
  )
}
