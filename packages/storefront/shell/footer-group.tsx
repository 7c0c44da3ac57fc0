import { useText } from '../i18n/use-text.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './footer.module.css'
import { HrefLink } from './href-link.tsx'
import type { FooterGroup as Group } from './shell-data.ts'

export function FooterGroup({ group }: { group: Group }) {
  const t = useText()
  return (
    <section>
      <h2 className={styles.title}>{group.title}</h2>
      <ul className={styles.list}>
        {group.links.map((link) => (
          <li key={link.href}>
            <HrefLink className={styles.link} href={link.href}>
              {link.label}
              {/^https?:/.test(link.href) && (
                <>
                  <Icon name="external" size={14} />
                  <span className="visually-hidden">{t('shell.external')}</span>
                </>
              )}
            </HrefLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
