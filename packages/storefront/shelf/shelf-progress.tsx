import type { RefObject } from 'react'
import { firstShown, perView } from './shelf-place.ts'
import styles from './shelf-progress.module.css'
import { useShelfPlace } from './use-shelf-place.ts'

/** Which part of the row is seen, as a line. The position in words stands above it. */
export function ShelfProgress({ row, count }: { row: RefObject<HTMLElement | null>; count: number }) {
  const first = useShelfPlace(row, firstShown, 0)
  if (count <= perView.narrow) return null
  return (
    <svg
      className={count <= perView.wide ? styles.narrowLine : styles.line}
      viewBox={`0 0 ${count} 2`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <rect className={styles.all} y="0.5" width={count} height="1" />
      {Object.entries(perView).map(([width, shown]) => (
        <rect key={width} className={styles[width]} x={Math.min(first, count - shown)} width={shown} height="2" />
      ))}
    </svg>
  )
}
