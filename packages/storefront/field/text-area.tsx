import styles from './field.module.css'
import { FieldFrame, noteId } from './field-frame.tsx'
import type { FieldState } from './use-form.ts'

interface TextAreaProps extends FieldState {
  label: string
  hint?: string
  rows: number
  maxLength: number
}

/** For more than a line; it grows with what is written where the browser can do that. */
export function TextArea({ id, label, fault, isRight, hint, ...area }: TextAreaProps) {
  return (
    <FieldFrame {...{ id, label, fault, isRight, hint }}>
      <textarea
        className={styles.area}
        id={id}
        required
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault || hint ? noteId(id) : undefined}
        {...area}
      />
    </FieldFrame>
  )
}
