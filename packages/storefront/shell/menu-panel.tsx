import { useText } from '../i18n/use-text.ts'
import { ShopLink } from '../navigation/shop-link.tsx'
import { MenuLinks } from './menu-links.tsx'
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
  return (
    <div className={spread ? styles.spread : styles.column}>
      <p className={styles.title}>
        {column.href ? <ShopLink to={column.href}>{column.title}</ShopLink> : column.title}
      </p>
      <MenuLinks
        links={column.links}
        pathname={pathname}
        styles={{ list: styles.links, link: styles.link, count: styles.count }}
      />
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
