import { useSyncExternalStore } from 'react'
import { Icon } from '../icon/icon.tsx'
import { currentScroll, subscribeToScroll } from '../scroll/scroll-store.ts'
import styles from './offline-badge.module.css'
import { useOnline } from './use-online.ts'

/** "An offline badge appears when offline. Badges hide on scroll." On the way down they do; on the way up they are back. */
export function OfflineBadge({ text }: { text: string }) {
  const isOnline = useOnline()
  const isDown = useSyncExternalStore(
    subscribeToScroll,
    () => currentScroll().isDown,
    () => false,
  )
  return (
    <div role="status" className={styles.place}>
      {!isOnline && (
        <p className={styles.badge} data-away={isDown || undefined}>
          <Icon name="info" />
          {text}
        </p>
      )}
    </div>
  )
}
