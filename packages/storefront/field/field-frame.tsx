import type { ReactNode } from 'react'
import { useText } from '../i18n/use-text.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './field.module.css'
import type { FieldState } from './use-form.ts'

export interface FieldFrameProps extends Pick<FieldState, 'id' | 'fault' | 'isRight'> {
  label: string
  isOptional?: boolean
  /** A sentence below the field; what is wrong with it takes its place. */
  hint?: string | undefined
  /** Stands at the end of the field, beside the tick. */
  end?: ReactNode
  /**
   * Of a form with this field alone, and beside it. Whoever asked for it need not be told that it must be filled in, and
   * no summary says what is wrong: the field does.
   */
  button?: ReactNode
  children: ReactNode
}

/** Label above, whether it must be filled in beside it, and below it the hint or what is wrong. */
export function FieldFrame(frame: FieldFrameProps) {
  const { id, fault, isRight, label, isOptional = false, hint, end, button, children } = frame
  const t = useText()
  const note = fault ?? hint
  return (
    <div className={styles.field} data-state={fault ? 'fault' : isRight ? 'right' : undefined}>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {!button && (
          <span className={styles.mark} aria-hidden={!isOptional || undefined}>
            {t(isOptional ? 'field.optional' : 'field.required')}
          </span>
        )}
      </div>
      <div className={styles.box}>
        {children}
        <span className={styles.end}>
          {(fault || isRight) && <Icon className={styles.sign} name={fault ? 'warning' : 'check'} size={20} />}
          {end}
        </span>
      </div>
      {button}
      {(note || button) && (
        <p className={styles.note} id={noteId(id)} role={button ? 'alert' : undefined}>
          {note}
        </p>
      )}
    </div>
  )
}

/** Of the sentence below a field. */
export function noteId(id: string): string {
  return `${id}-note`
}
