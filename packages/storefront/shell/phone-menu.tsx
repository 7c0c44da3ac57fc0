import { type MouseEvent, useEffect, useRef } from 'react'
import { showModal } from '../dialog/show-modal.ts'
import { useText } from '../i18n/use-text.ts'
import { Icon } from '../icon/icon.tsx'
import { ShopLink } from '../navigation/shop-link.tsx'
import type { Brand } from '../page/page-layout.tsx'
import button from '../theme/button.module.css'
import { BottomBar, type BottomBarItem } from './bottom-bar.tsx'
import { currentItem } from './current-item.ts'
import { currentOf } from './current-of.ts'
import { openInPlace } from './open-in-place.ts'
import styles from './phone-menu.module.css'
import { PhoneMenuRow } from './phone-menu-row.tsx'
import type { MenuItem, ShellTools } from './shell-data.ts'
import { Wordmark } from './wordmark.tsx'

/** Where the links that close the menu lead without JavaScript. */
const closeHref = '#main'

interface PhoneMenuProps {
  id: string
  open: boolean
  /** Of the shown page, as the layout knows it: this part's code comes later. */
  pathname: string
  onClose: () => void
  brand: Brand
  items: readonly MenuItem[]
  tools: ShellTools
  language: string
  onLanguage?: (() => void) | undefined
  bottomBar: readonly BottomBarItem[]
}

/**
 * The whole screen. As a modal dialog it makes the page behind it inert and gives the focus back; without JavaScript
 * the link to its id shows it through `:target`.
 */
export default function PhoneMenu(props: PhoneMenuProps) {
  const { id, open, pathname, onClose, brand, items, tools, language, onLanguage, bottomBar } = props
  const t = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  const marked = currentItem(items, pathname)

  useEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    showModal(element)
    return () => element.close()
  }, [open])
  useEffect(() => {
    const desktop = matchMedia('(min-width: 1024px)')
    desktop.addEventListener('change', onClose)
    return () => desktop.removeEventListener('change', onClose)
  }, [onClose])

  /** Before the link does its work: what it opens next gets the focus, not the button behind the menu. */
  const closeOnLink = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || !dialog.current?.open) return
    dialog.current.close()
    if (link.getAttribute('href') === closeHref) event.preventDefault()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a link inside was followed, by whatever means
    <dialog
      ref={dialog}
      id={id}
      className={styles.menu}
      aria-label={t('shell.mainMenu')}
      onClickCapture={closeOnLink}
      onClose={onClose}
    >
      <div className={styles.head}>
        <Wordmark brand={brand} />
        <a className={`${button.icon} ${styles.close}`} href={closeHref} aria-label={t('shell.closeMenu')}>
          <Icon name="close" />
        </a>
      </div>
      <nav className={styles.rows} aria-label={t('shell.mainMenu')}>
        <ul className={styles.list}>
          {items.map((item) => (
            <PhoneMenuRow
              key={item.href}
              item={item}
              pathname={pathname}
              current={item === marked ? currentOf(item.href, pathname) : undefined}
            />
          ))}
        </ul>
      </nav>
      <div className={styles.foot}>
        {tools.account && (
          <ShopLink
            className={`${button.outlined} ${button.wide}`}
            to={tools.account.href}
            onClick={(event) => openInPlace(event, tools.account?.onOpen)}
          >
            <Icon name="person" />
            {t(tools.account.isKnown ? 'shell.account' : 'shell.signIn')}
          </ShopLink>
        )}
        <div className={styles.pinned}>
          {tools.pickup && (
            <ShopLink className={styles.tool} to={tools.pickup.href}>
              <Icon name="pin" size={20} />
              {t('shell.pickup')}
            </ShopLink>
          )}
          <a
            className={styles.tool}
            href="#store-views"
            aria-label={t('shell.language', { language })}
            onClick={(event) => openInPlace(event, onLanguage)}
          >
            <Icon name="globe" size={20} />
            {language}
          </a>
          {tools.wishlist && (
            <ShopLink className={styles.tool} to={tools.wishlist.href}>
              <Icon name="heart" size={20} />
              {t('shell.wishlistCount', { count: tools.wishlist.count ?? 0 })}
            </ShopLink>
          )}
        </div>
      </div>
      <BottomBar items={bottomBar.map(inMenu)} placed="menu" />
    </dialog>
  )
}

/** Here the menu's own item is the current one, and closes it. */
function inMenu(item: BottomBarItem): BottomBarItem {
  if (item.icon !== 'menu') return { ...item, current: undefined }
  return { ...item, href: closeHref, current: 'true', onOpen: undefined }
}
