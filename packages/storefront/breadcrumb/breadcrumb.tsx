import { useText } from '../i18n/use-text.ts'
import { ShopLink } from '../navigation/shop-link.tsx'
import styles from './breadcrumb.module.css'
import type { Crumb } from './crumb.ts'

/** The way to this page. It shows nothing where there is no way, as on the home page. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = useText()
  if (crumbs.length === 0) return null
  return (
    <nav className={styles.breadcrumb} aria-label={t('shell.breadcrumb')}>
      <ol className={styles.list}>
        {crumbs.map((crumb, index) => (
          <li key={crumb.path ?? crumb.label} className={styles.step}>
            {crumb.path === undefined || index === crumbs.length - 1 ? (
              <span aria-current={index === crumbs.length - 1 ? 'page' : undefined}>{crumb.label}</span>
            ) : (
              <ShopLink className={styles.link} to={crumb.path}>
                {crumb.label}
              </ShopLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
