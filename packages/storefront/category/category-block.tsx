import { Content } from '../content/content.tsx'
import type { ContentPart } from '../content/content-part.ts'
import styles from './category-block.module.css'

/** What the merchant tells above a list or below it. */
export default function CategoryBlock({ parts, at }: { parts: readonly ContentPart[]; at: 'above' | 'below' }) {
  if (parts.length === 0) return null
  return (
    <div className={styles[at]}>
      <Content parts={parts} />
    </div>
  )
}
