import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react'
import { ShopLink } from '../navigation/shop-link.tsx'
import type { CurrentMark } from './current-of.ts'
import type { FlyoutEvent } from './flyout.ts'
import styles from './main-menu.module.css'
import { MenuPanel } from './menu-panel.tsx'
import { openInPlace } from './open-in-place.ts'
import type { MenuItem } from './shell-data.ts'

interface FlyoutWordProps {
  item: MenuItem
  pathname: string
  current: CurrentMark
  /** Undefined until the browser has taken over: the word is an ordinary link till then. */
  open: boolean | undefined
  tell: (event: FlyoutEvent) => void
}

/** A word with a flyout. Click, Enter and Space open it, the flyout itself holds the link to the category. */
export function FlyoutWord({ item, pathname, current, open, tell }: FlyoutWordProps) {
  const { href } = item
  const panelId = `menu${href.replaceAll(/[^a-z0-9]+/gi, '-')}`
  const toggle = open === undefined ? undefined : () => tell({ type: 'clicked', href })

  const onKeyDown = (event: KeyboardEvent<HTMLAnchorElement>): void => {
    if (event.key === ' ' && toggle) {
      event.preventDefault()
      toggle()
    }
    if (event.key === 'ArrowDown' && open) {
      event.preventDefault()
      event.currentTarget.nextElementSibling?.querySelector('a')?.focus()
    }
  }
  const closeOnLink = (event: MouseEvent): void => {
    if (event.target instanceof Element && event.target.closest('a')) tell({ type: 'dismissed' })
  }
  const closeOnLeave = (event: FocusEvent): void => {
    const next = event.relatedTarget
    if (open && next instanceof Node && !event.currentTarget.contains(next)) tell({ type: 'dismissed' })
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the word and its flyout share one pointer area and one focus area
    <li
      className={styles.item}
      onPointerEnter={(event) => event.pointerType === 'mouse' && tell({ type: 'pointed', href })}
      onPointerLeave={(event) => event.pointerType === 'mouse' && tell({ type: 'left' })}
      onBlur={closeOnLeave}
    >
      <ShopLink
        className={styles.word}
        to={href}
        aria-current={current}
        aria-expanded={open}
        aria-controls={open === undefined ? undefined : panelId}
        onClick={(event) => openInPlace(event, toggle)}
        onKeyDown={onKeyDown}
      >
        <span>{item.label}</span>
      </ShopLink>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a link inside was followed, by whatever means */}
      <div id={panelId} className={styles.panel} data-open={open || undefined} onClick={closeOnLink}>
        <MenuPanel item={item} pathname={pathname} />
      </div>
    </li>
  )
}
