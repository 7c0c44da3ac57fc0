import type { ComponentProps, ReactNode } from 'react'
import styles from './field.module.css'
import { FieldFrame, noteId } from './field-frame.tsx'
import { markFirst } from './mark-first.ts'
import type { FieldState } from './use-form.ts'

export interface TextFieldProps
  extends FieldState,
    Pick<
      ComponentProps<'input'>,
      'type' | 'autoComplete' | 'autoFocus' | 'inputMode' | 'maxLength' | 'autoCapitalize' | 'spellCheck'
    > {
  label: string
  isOptional?: boolean
  /** A sentence below the field; what is wrong with it takes its place. */
  hint?: string
  /** Ids of what else describes the field. */
  describedBy?: string
  /** Takes the focus when its dialog opens. */
  isFirst?: boolean
  /** Stands at the end of the field, beside the tick. */
  end?: ReactNode
  /** Of a form with this field alone, and beside it. */
  button?: ReactNode
}

export function TextField(field: TextFieldProps) {
  const { id, label, fault, isRight, isOptional = false, hint, describedBy, isFirst, end, button, ...input } = field
  const note = fault ?? hint
  return (
    <FieldFrame {...{ id, label, fault, isRight, isOptional, hint, end, button }}>
      <input
        ref={isFirst ? markFirst : undefined}
        className={styles.input}
        id={id}
        required={!isOptional}
        aria-invalid={fault ? true : undefined}
        aria-describedby={[note && noteId(id), describedBy].filter(Boolean).join(' ') || undefined}
        {...input}
      />
    </FieldFrame>
  )
}
