import { iconShape } from '../icon/icon-shape.ts'
import styles from './stars.module.css'

const five = [0, 1, 2, 3, 4]
const step = 24

interface StarsProps {
  /** Of five; parts of a star are drawn. */
  value: number
  /** In words, for who does not see them. */
  label: string
  /** Pixels of one star. */
  size?: number
}

/** Five stars, filled from the left as far as the value goes. */
export function Stars({ value, label, size = 18 }: StarsProps) {
  const width = step * five.length - 2
  return (
    <svg
      className={styles.stars}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} 22`}
      width={Math.round((width * size) / 22)}
      height={size}
    >
      {five.map((place) => (
        <path key={place} className={styles.empty} d={iconShape.star} transform={`translate(${place * step})`} />
      ))}
      {/* What lies within its own frame is cut off there. */}
      <svg width={filledWidth(value)} height="22">
        {five.slice(0, Math.ceil(value)).map((place) => (
          <path key={place} d={iconShape.star} transform={`translate(${place * step})`} />
        ))}
      </svg>
    </svg>
  )
}

/** Stars of 22 with gaps of 2 between them: a half is the half of a star, and not of a gap. */
function filledWidth(value: number): number {
  return Math.floor(value) * step + (value % 1) * 22
}
