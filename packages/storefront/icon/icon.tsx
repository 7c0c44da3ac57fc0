import styles from './icon.module.css'
import { type IconName, iconShape } from './icon-shape.ts'

interface IconProps {
  name: IconName
  /** Pixels; strokes keep their weight relative to the size. */
  size?: number
  className?: string | undefined
}

/** Always decoration: the control around it carries the words. */
export function Icon({ name, size = 22, className }: IconProps) {
  const look = name === 'star' ? styles.filled : styles.icon
  return (
    <svg
      className={className ? `${look} ${className}` : look}
      width={size}
      height={size}
      viewBox="0 0 22 22"
      aria-hidden="true"
      focusable="false"
    >
      <path d={iconShape[name]} />
    </svg>
  )
}
