import type { ReactNode } from 'react'
import styles from './more-below.module.css'

interface MoreBelowProps {
  shown: number
  total: number
  /** Says both. */
  label: string
  /** The way to more. */
  children: ReactNode
}

/** Stands below a list of which a part is shown. */
export function MoreBelow({ shown, total, label, children }: MoreBelowProps) {
  return (
    <div className={styles.more}>
      <p>{label}</p>
      <progress value={shown} max={total} aria-hidden="true" />
      {children}
    </div>
  )
}
