import { usePanelStore } from '../panel/use-panels.ts'
import styles from './chat-link.module.css'

/** "QR-code dialog on desktop, direct link on mobile": the phone that would read the code is the one in the hand. */
export function ChatLink({ url, label }: { url: string; label: string }) {
  const panels = usePanelStore()
  return (
    <a
      className={styles.link}
      href={url}
      target="_blank"
      rel="noopener"
      aria-label={label}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || !matchMedia('(width >= 1024px)').matches) return
        event.preventDefault()
        panels.openModal({ name: 'chat' })
      }}
    >
      <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
        <path d="M3 4.5h16v11h-8.5L6.5 19v-3.5H3ZM7 8.5h8M7 11.5h5" />
      </svg>
    </a>
  )
}
