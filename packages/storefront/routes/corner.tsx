import { BackToTop } from '../back-to-top/back-to-top.tsx'
import { ChatLink } from '../chat/chat-link.tsx'
import { CompareLink } from '../compare/compare-link.tsx'
import { OfflineBadge } from '../offline/offline-badge.tsx'
import type { FooterWords } from '../shell/shell-data.ts'
import { useShop } from '../store-view/use-shop.ts'
import styles from './corner.module.css'

/** Above the lower edge of the window: never over the bar of the phone, always under a message. */
export default function Corner({ words }: { words: FooterWords }) {
  const { chat } = useShop().config
  return (
    <>
      <OfflineBadge text={words.offline} />
      <div className={styles.corner}>
        <BackToTop label={words.toTop} />
        <CompareLink />
        {chat.url && <ChatLink url={chat.url} label={words.chat} />}
      </div>
    </>
  )
}
