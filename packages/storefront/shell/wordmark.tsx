import { deferred } from '../deferred/deferred.tsx'
import type { Brand } from '../page/page-layout.tsx'
import styles from './wordmark.module.css'

const DrawnName = deferred('shell/drawn-name.tsx', () => import('./drawn-name.tsx'))

/** The brand's name as its theme writes it. */
export function Wordmark({ brand }: { brand: Brand }) {
  if (brand.theme !== 'laszlo' || brand.name !== 'Laszlo') return <span className={styles.name}>{brand.name}</span>
  return (
    <span>
      <span className="visually-hidden">{brand.name}</span>
      <DrawnName />
    </span>
  )
}
