import { ShowCartCount } from '../cart/show-cart-count.tsx'
import { useText } from '../i18n/use-text.ts'
import { Icon } from '../icon/icon.tsx'
import { ShopLink } from '../navigation/shop-link.tsx'
import { Announcement } from './announcement.tsx'
import styles from './header.module.css'
import { MainMenu } from './main-menu.tsx'
import { openInPlace } from './open-in-place.ts'
import type { ShellData, ShellTools } from './shell-data.ts'
import { ToolLink } from './tool-link.tsx'
import { Wordmark } from './wordmark.tsx'

interface HeaderProps {
  data: Pick<ShellData, 'brand' | 'announcement' | 'menu'>
  tools: ShellTools
  language: string
  /** The phone menu's id; its button is a link to it, so that it opens without JavaScript too. */
  menuId: string
  onMenu: () => void
  onLanguage?: (() => void) | undefined
}

export function Header({ data, tools, language, menuId, onMenu, onLanguage }: HeaderProps) {
  const t = useText()
  const { brand, announcement, menu } = data
  return (
    <header className={styles.header}>
      <Announcement announcement={announcement} language={language} onLanguage={onLanguage} />
      <div className={styles.ground}>
        <div className={`page ${styles.bar}`}>
          <div className={styles.start}>
            <a
              className={styles.burger}
              href={`#${menuId}`}
              aria-haspopup="dialog"
              aria-label={t('shell.menu')}
              onClick={(event) => openInPlace(event, onMenu)}
            >
              <Icon name="menu" />
            </a>
            <MainMenu items={menu} />
          </div>
          <ShopLink className={styles.brand} to="/">
            <Wordmark brand={brand} />
            {brand.tagline && <span className={styles.tagline}>{brand.tagline}</span>}
            <span className="visually-hidden">{t('shell.toHome')}</span>
          </ShopLink>
          <div className={styles.tools}>
            {tools.search && (
              <ToolLink className={styles.search} tool={tools.search} icon="search" label={t('shell.search')} word />
            )}
            {tools.pickup && (
              <ToolLink className={styles.wide} tool={tools.pickup} icon="pin" label={t('shell.pickup')} />
            )}
            {tools.account && (
              <ToolLink className={styles.wide} tool={tools.account} icon="person" label={t('shell.account')} />
            )}
            {tools.wishlist && (
              <ToolLink
                className={styles.wide}
                tool={tools.wishlist}
                icon="heart"
                label={t('shell.wishlistCount', { count: tools.wishlist.count ?? 0 })}
              />
            )}
            {tools.cart && (
              <ShowCartCount>
                {(count) => (
                  <ToolLink tool={{ ...tools.cart!, count }} icon="bag" label={t('shell.cartCount', { count })} />
                )}
              </ShowCartCount>
            )}
          </div>
        </div>
      </div>
    </header>
  )
}
