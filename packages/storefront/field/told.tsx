import type { ReactNode } from 'react'
import styles from './told.module.css'

/** On the page that a form has led to: what came of it. */
export function Told({ isFault = false, children }: { isFault?: boolean; children: ReactNode }) {
  return (
    <p className={isFault ? styles.fault : styles.told} role={isFault ? 'alert' : 'status'}>
      {children}
    </p>
  )
}
