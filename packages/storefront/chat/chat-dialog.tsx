import { Dialog } from '../dialog/dialog.tsx'
import { useText } from '../i18n/use-text.ts'
import type { ModalModule } from '../panel/panel-module.tsx'
import { useShop } from '../store-view/use-shop.ts'
import styles from './chat-dialog.module.css'
import { qrPath } from './qr-path.ts'

type Chat = ModalModule<'chat'>
export const messages: Chat['messages'] = ['chat']

const ChatDialog: Chat['default'] = ({ onClose }) => {
  const t = useText()
  const { url } = useShop().config.chat
  return (
    <Dialog title={t('chat.title')} onClose={onClose}>
      {url && <Address url={url} />}
    </Dialog>
  )
}
export default ChatDialog

function Address({ url }: { url: string }) {
  const t = useText()
  const { size, path } = qrPath(url)
  return (
    <div className={styles.address}>
      <p>{t('chat.text')}</p>
      <svg className={styles.code} role="img" aria-label={t('chat.code')} viewBox={`0 0 ${size} ${size}`}>
        <path d={path} shapeRendering="crispEdges" />
      </svg>
      <p>
        {t('chat.or')}{' '}
        <a href={url} target="_blank" rel="noopener">
          {url.replace(/^https:\/\//, '')}
        </a>
      </p>
    </div>
  )
}
