import { useText } from '../i18n/use-text.ts'
import { Icon } from '../icon/icon.tsx'
import { ShopLink } from '../navigation/shop-link.tsx'
import type { CurrentMark } from './current-of.ts'
import { MenuLinks } from './menu-links.tsx'
import styles from './phone-menu.module.css'
import type { MenuColumn, MenuItem } from './shell-data.ts'

interface PhoneMenuRowProps {
  item: MenuItem
  pathname: string
  current: CurrentMark
}

/** One category: a link if it has nothing below it, otherwise a row that unfolds. Only one row is open at a time. */
export function PhoneMenuRow({ item, pathname, current }: PhoneMenuRowProps) {
  const t = useText()
  if (item.columns.length === 0) {
    return (
      <li className={styles.row}>
        <ShopLink className={styles.word} to={item.href} aria-current={current}>
          {item.label}
          <Icon name="chevron" size={18} />
        </ShopLink>
      </li>
    )
  }
  return (
    <li className={styles.row}>
      <details name="phone-menu" open={current !== undefined}>
        <summary className={styles.word}>
          {item.label}
          <Icon className={styles.fold} name="chevron" size={18} />
        </summary>
        <div className={styles.below}>
          {item.columns.map((column) => (
            <Column
              key={column.href ?? column.title}
              column={column}
              pathname={pathname}
              titled={item.columns.length > 1}
            />
          ))}
          <ShopLink className={styles.all} to={item.href} aria-current={current === 'page' ? 'page' : undefined}>
            <span>{t('shell.menuAll', { name: item.label })}</span>
          </ShopLink>
        </div>
      </details>
    </li>
  )
}

function Column({ column, pathname, titled }: { column: MenuColumn; pathname: string; titled: boolean }) {
  return (
    <>
      {titled && <p className={styles.title}>{column.title}</p>}
      <MenuLinks
        links={column.links}
        pathname={pathname}
        styles={{ list: styles.list, link: styles.link, count: styles.count }}
      />
    </>
  )
}
