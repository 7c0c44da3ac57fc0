import { useSyncExternalStore } from 'react'
import { Icon } from '../icon/icon.tsx'
import { currentScroll, subscribeToScroll } from '../scroll/scroll-store.ts'
import { useShop } from '../store-view/use-shop.ts'
import styles from './back-to-top.module.css'

/** Appears when the page is scrolled far enough. Without JavaScript the footer's last link leads there. */
export function BackToTop({ label }: { label: string }) {
  const { backToTopOffset: offset } = useShop().config.ui
  const isFar = useSyncExternalStore(
    subscribeToScroll,
    () => currentScroll().top > (matchMedia('(width >= 1024px)').matches ? offset.desktop : offset.other),
    () => false,
  )
  if (!isFar) return null
  return (
    <button className={styles.button} type="button" aria-label={label} onClick={goToTop}>
      <Icon name="arrow" />
    </button>
  )
}

/** The button goes with the way, so the focus goes ahead of it. */
function goToTop(): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  document.getElementById('main')?.focus({ preventScroll: true })
  window.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' })
}
