import { useText } from '../i18n/use-text.ts'
import { ShopLink } from '../navigation/shop-link.tsx'
import { currentOf } from './current-of.ts'
import type { MenuLink } from './shell-data.ts'

interface MenuLinksProps {
  links: readonly MenuLink[]
  pathname: string
  /** The menu that they stand in gives them their look. */
  styles: Readonly<Record<'list' | 'link' | 'count', string | undefined>>
}

/** The sub-categories of a column, each with how many models it holds. */
export function MenuLinks({ links, pathname, styles }: MenuLinksProps) {
  const t = useText()
  return (
    <ul className={styles.list}>
      {links.map((link) => (
        <li key={link.href}>
          <ShopLink className={styles.link} to={link.href} aria-current={currentOf(link.href, pathname)}>
            <span>{link.label}</span>
            {link.count !== undefined && (
              <span className={styles.count}>
                <span aria-hidden="true">{link.count}</span>
                <span className="visually-hidden">{t('shell.productCount', { count: link.count })}</span>
              </span>
            )}
          </ShopLink>
        </li>
      ))}
    </ul>
  )
}
