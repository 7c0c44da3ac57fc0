import type { Brand } from '../page/page-layout.tsx'
import { laszloName } from './drawn-name.ts'
import styles from './wordmark.module.css'

/** The brand's name as its theme writes it. */
export function Wordmark({ brand }: { brand: Brand }) {
  if (brand.theme !== 'laszlo' || brand.name !== 'Laszlo') return <span className={styles.name}>{brand.name}</span>
  return (
    <span>
      <span className="visually-hidden">{brand.name}</span>
      <svg className={styles.drawn} viewBox={laszloName.viewBox} aria-hidden="true" focusable="false">
        <path d={laszloName.d} />
      </svg>
    </span>
  )
}
