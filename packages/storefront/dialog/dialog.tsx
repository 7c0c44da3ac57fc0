import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useText } from '../i18n/use-text.ts'
import { Icon } from '../icon/icon.tsx'
import { Notifications } from '../notification/notifications.tsx'
import button from '../theme/button.module.css'
import styles from './dialog.module.css'
import { showModal } from './show-modal.ts'

interface DialogProps {
  title: string
  /** Stands after the title and is no part of it: a count. */
  beside?: string | undefined
  /** Stands before the way out: what undoes all that is chosen here. */
  action?: ReactNode
  /** A question stands in the middle, a drawer comes from the right, a sheet from below, a stage fills the window. */
  look?: 'question' | 'drawer' | 'stage' | 'sheet'
  onClose: () => void
  children: ReactNode
  /** Stays at the lower edge of a drawer. */
  foot?: ReactNode
}

/** The platform's own modal: background inert, Esc closes, focus goes back to where it came from. */
export function Dialog({ title, beside, action, look = 'question', onClose, children, foot }: DialogProps) {
  const t = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  // Not a moment later: a dialog that takes another one's place must be closed before it is gone, or the focus never finds back.
  useLayoutEffect(() => {
    const element = dialog.current
    if (element) showModal(element)
    return () => element?.close()
  }, [])

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a click beside the dialog closes it, as Esc does
    <dialog
      ref={dialog}
      className={styles[look]}
      aria-labelledby={titleId}
      // The close of one that is gone already, because another took its place, means nothing; nor does that of a question inside, which React hands on.
      onClose={(event) => event.target === dialog.current && onClose()}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      <div className={styles.body}>
        <div className={styles.head}>
          <h2>
            <span id={titleId}>{title}</span>
            {beside && <span className={styles.beside}> {beside}</span>}
          </h2>
          {action}
          <button
            className={button.icon}
            type="button"
            aria-label={t('shell.closeDialog')}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </div>
        {children}
        <div className={styles.foot}>
          <Notifications place={look === 'drawer' || look === 'sheet' ? 'drawer' : 'dialog'} />
          {foot}
        </div>
      </div>
    </dialog>
  )
}
