import styles from './stitch.module.css'

/** The signature of the house: one stitched line, once a page. */
export function Stitch() {
  return (
    <svg className={styles.stitch} aria-hidden="true" focusable="false">
      <line x1="0" x2="100%" y1="2" y2="2" />
    </svg>
  )
}
