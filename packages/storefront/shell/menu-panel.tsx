import type { ReactNode } from 'react'
import { useText } from '../i18n/use-text.ts'
import { ShopLink } from '../navigation/shop-link.tsx'
import { MenuLinks } from './menu-links.tsx'
import styles from './menu-panel.module.css'
import type { MenuColumn, MenuImage, MenuItem } from './shell-data.ts'

/** The inside of one flyout: a column per parent, counts at the right, one picture beside them. */
export function MenuPanel({ item, pathname }: { item: MenuItem; pathname: string }) {
  const t = useText()
  const { columns, pictures = [], teaser } = item
  const look = pictures.length > 0 ? styles.pictured : columns.length === 1 ? styles.spread : styles.several
  return (
    <div className={`page ${styles.panel} ${look} ${teaser ? styles.withTeaser : ''}`}>
      <div className={styles.columns}>
        {columns.map((column, index) => (
          <Column key={column.href ?? column.title} column={column} pathname={pathname}>
            {index === 0 && (
              <ShopLink className={styles.all} to={item.href}>
                {t('shell.menuAll', { name: item.label })}
              </ShopLink>
            )}
          </Column>
        ))}
      </div>
      {pictures.map(({ label, href, image }) => (
        // Its column lists the same link in words: who cannot see the picture is told once.
        <ShopLink key={href} className={styles.picture} to={href} tabIndex={-1} aria-hidden="true">
          <Well image={image} />
          <span className={styles.name}>{label}</span>
        </ShopLink>
      ))}
      {teaser && (
        <ShopLink className={styles.teaser} to={teaser.href}>
          {teaser.image && <Well image={teaser.image} />}
          <span className={styles.headline}>{teaser.headline}</span>
          {teaser.text && <span className={styles.text}>{teaser.text}</span>}
        </ShopLink>
      )}
    </div>
  )
}

interface ColumnProps {
  column: MenuColumn
  pathname: string
  children: ReactNode
}

function Column({ column, pathname, children }: ColumnProps) {
  return (
    <div>
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

/** Nobody loads it before the flyout opens. */
function Well({ image: { webp, ...image } }: { image: MenuImage }) {
  return (
    <picture className={styles.well}>
      {webp && <source type="image/webp" srcSet={webp} />}
      <img {...image} alt={image.alt} loading="lazy" decoding="async" />
    </picture>
  )
}
