import { type ReactNode, useEffect, useRef } from 'react'
import styles from './form-frame.module.css'

/** In place of a form that was taken. It is gone with the button that was pressed: the focus comes here. */
export function FormDone({ sentence, children }: { sentence: string; children?: ReactNode }) {
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => words.current?.focus(), [])
  return (
    <div className={styles.form}>
      <p ref={words} role="status" tabIndex={-1}>
        {sentence}
      </p>
      {children}
    </div>
  )
}
