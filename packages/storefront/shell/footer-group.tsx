import { useText } from '../i18n/use-text.ts'
import { Icon } from '../icon/icon.tsx'
import { ShopLink } from '../navigation/shop-link.tsx'
import styles from './footer.module.css'
import type { FooterGroup as Group } from './shell-data.ts'

export function FooterGroup({ group }: { group: Group }) {
  const t = useText()
  return (
    <section>
      <h2 className={styles.title}>{group.title}</h2>
      <ul className={styles.list}>
        {group.links.map((link) => (
          <li key={link.href}>
            <ShopLink className={styles.link} to={link.href}>
              {link.label}
              {/^https?:/.test(link.href) && (
                <>
                  <Icon name="external" size={14} />
                  <span className="visually-hidden">{t('shell.external')}</span>
                </>
              )}
            </ShopLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
