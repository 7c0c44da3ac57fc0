import styles from './count-badge.module.css'

/** The number on a symbol; the control's own label says it in words. */
export function CountBadge({ count }: { count: number }) {
  if (count <= 0) return null
  return <span className={styles.badge} data-count={count > 99 ? '99+' : count} aria-hidden="true" />
}
