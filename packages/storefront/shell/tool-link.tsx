import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-shape.ts'
import { ShopLink } from '../navigation/shop-link.tsx'
import { CountBadge } from './count-badge.tsx'
import { openInPlace } from './open-in-place.ts'
import type { Tool } from './shell-data.ts'
import styles from './tool-link.module.css'

interface ToolLinkProps {
  tool: Tool
  icon: IconName
  label: string
  /** Written beside the symbol where there is room. */
  word?: boolean
  className?: string | undefined
}

export function ToolLink({ tool, icon, label, word = false, className }: ToolLinkProps) {
  return (
    <ShopLink
      className={className ? `${styles.tool} ${className}` : styles.tool}
      to={tool.href}
      aria-label={label}
      onClick={(event) => openInPlace(event, tool.onOpen)}
    >
      <span className={styles.symbol}>
        <Icon name={icon} />
        <CountBadge count={tool.count ?? 0} />
      </span>
      {word && <span className={styles.word}>{label}</span>}
    </ShopLink>
  )
}
