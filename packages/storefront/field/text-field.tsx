import type { ComponentProps, ReactNode } from 'react'
import { useText } from '../i18n/use-text.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './field.module.css'
import type { FieldState } from './use-form.ts'

export interface TextFieldProps
  extends FieldState,
    Pick<
      ComponentProps<'input'>,
      'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'autoCapitalize' | 'spellCheck'
    > {
  label: string
  isOptional?: boolean
  /** A sentence below the field; what is wrong with it takes its place. */
  hint?: string
  /** Ids of what else describes the field. */
  describedBy?: string
  /** Takes the focus when its dialog opens. */
  isFirst?: boolean
  /** Stands at the end of the field, instead of the tick. */
  end?: ReactNode
}

/** Label above, whether it must be filled in beside it, and below it the hint or what is wrong. */
export function TextField(field: TextFieldProps) {
  const { id, label, fault, isRight, isOptional = false, hint, describedBy, isFirst, end, ...input } = field
  const t = useText()
  const note = fault ?? hint
  const noteId = `${id}-note`
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
        <input
          ref={isFirst ? markFirst : undefined}
          className={styles.input}
          id={id}
          required={!isOptional}
          aria-invalid={fault ? true : undefined}
          aria-describedby={[note && noteId, describedBy].filter(Boolean).join(' ') || undefined}
          {...input}
        />
        <span className={styles.end}>
          {(fault || isRight) && <Icon className={styles.sign} name={fault ? 'warning' : 'check'} size={20} />}
          {end}
        </span>
      </div>
      {note && (
        <p className={styles.note} id={noteId}>
          {note}
        </p>
      )}
    </div>
  )
}

/** React's own `autoFocus` comes before the dialog opens; the attribute counts when it does. */
function markFirst(input: HTMLInputElement | null): void {
  input?.setAttribute('autofocus', '')
}
