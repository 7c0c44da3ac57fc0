import { useText } from '../i18n/use-text.ts'
import { ShopLink } from '../navigation/shop-link.tsx'
import { currentOf } from './current-of.ts'
import styles from './menu-panel.module.css'
import type { MenuColumn, MenuItem, MenuTeaser } from './shell-data.ts'

/** The inside of one flyout: a column per parent, counts at the right, one picture beside them. */
export function MenuPanel({ item, pathname }: { item: MenuItem; pathname: string }) {
  const t = useText()
  return (
    <div className={`page ${item.teaser ? styles.withTeaser : styles.panel}`}>
      <div className={styles.columns}>
        {item.columns.map((column, index) => (
          <Column
            key={column.href ?? column.title}
            column={column}
            pathname={pathname}
            spread={item.columns.length === 1}
          >
            {index === 0 && (
              <ShopLink className={styles.all} to={item.href}>
                {t('shell.menuAll', { name: item.label })}
              </ShopLink>
            )}
          </Column>
        ))}
      </div>
      {item.teaser && <Teaser teaser={item.teaser} />}
    </div>
  )
}

interface ColumnProps {
  column: MenuColumn
  pathname: string
  /** The only column of its flyout: its links take the room of several. */
  spread: boolean
  children: React.ReactNode
}

function Column({ column, pathname, spread, children }: ColumnProps) {
  const t = useText()
  return (
    <div className={spread ? styles.spread : styles.column}>
      <p className={styles.title}>
        {column.href ? <ShopLink to={column.href}>{column.title}</ShopLink> : column.title}
      </p>
      <ul className={styles.links}>
        {column.links.map((link) => (
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
      {children}
    </div>
  )
}

function Teaser({ teaser }: { teaser: MenuTeaser }) {
  return (
    <ShopLink className={styles.teaser} to={teaser.href}>
      {teaser.image && (
        <span className={styles.picture}>
          <img {...teaser.image} alt={teaser.image.alt} loading="lazy" decoding="async" />
        </span>
      )}
      <span className={styles.headline}>{teaser.headline}</span>
      {teaser.text && <span className={styles.text}>{teaser.text}</span>}
    </ShopLink>
  )
}
