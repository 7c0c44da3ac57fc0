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
  children: ReactNode
}

/** Label above, whether it must be filled in beside it, and below it the hint or what is wrong. */
export function FieldFrame({ id, fault, isRight, label, isOptional = false, hint, end, children }: FieldFrameProps) {
  const t = useText()
  const note = fault ?? hint
  return (
    <div className={styles.field} data-state={fault ? 'fault' : isRight ? 'right' : undefined}>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        <span className={styles.mark} aria-hidden={!isOptional || undefined}>
          {t(isOptional ? 'field.optional' : 'field.required')}
        </span>
      </div>
      <div className={styles.box}>
        {children}
        <span className={styles.end}>
          {(fault || isRight) && <Icon className={styles.sign} name={fault ? 'warning' : 'check'} size={20} />}
          {end}
        </span>
      </div>
      {note && (
        <p className={styles.note} id={noteId(id)}>
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
