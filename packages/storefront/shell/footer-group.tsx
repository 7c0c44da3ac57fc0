import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { ShopLink } from '../navigation/shop-link.tsx'
import { RedirectLink } from '../redirect-notice/redirect-link.tsx'
import styles from './footer.module.css'
import { openInPlace } from './open-in-place.ts'
import type { FooterGroup as Group, Tool } from './shell-data.ts'

export interface FooterGroupProps {
  group: Group
  /** What lies in the cart stays behind: who leaves is told so. */
  cartStays?: boolean
  external: string
  account?: Tool | undefined
}

export function FooterGroup({ group, cartStays = false, external, account }: FooterGroupProps) {
  return (
    <section>
      <h2 className={styles.title}>{group.title}</h2>
      <ul className={styles.list}>
        {group.links.map(({ href, label }) => (
          <li key={href}>
            {/^https?:/.test(href) ? (
              <WayOut href={href} cartStays={cartStays}>
                {label}
                <Icon name="external" size={14} />
                <span className="visually-hidden">{external}</span>
              </WayOut>
            ) : (
              <ShopLink
                className={styles.link}
                to={href}
                onClick={href === account?.href ? (event) => openInPlace(event, account.onOpen) : undefined}
              >
                {label}
              </ShopLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function WayOut({ href, cartStays, children }: { href: string; cartStays: boolean; children: ReactNode }) {
  if (cartStays)
    return (
      <RedirectLink className={styles.link} to={href} reason="sister-shop">
        {children}
      </RedirectLink>
    )
  return (
    <a className={styles.link} href={href} rel="noopener">
      {children}
    </a>
  )
}
