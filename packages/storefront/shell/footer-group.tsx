import { Icon } from '../icon/icon.tsx'
import { ShopLink } from '../navigation/shop-link.tsx'
import styles from './footer.module.css'
import { openInPlace } from './open-in-place.ts'
import type { FooterGroup as Group, Tool } from './shell-data.ts'

interface FooterGroupProps {
  group: Group
  external: string
  account?: Tool | undefined
}

export function FooterGroup({ group, external, account }: FooterGroupProps) {
  return (
    <section>
      <h2 className={styles.title}>{group.title}</h2>
      <ul className={styles.list}>
        {group.links.map(({ href, label }) => (
          <li key={href}>
            {/^https?:/.test(href) ? (
              <a className={styles.link} href={href} rel="noopener">
                {label}
                <Icon name="external" size={14} />
                <span className="visually-hidden">{external}</span>
              </a>
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
