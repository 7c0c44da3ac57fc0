import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './field.module.css'
import type { FieldState } from './use-form.ts'

type TickBoxProps = Pick<FieldState, 'id' | 'name' | 'defaultValue'> & { children: ReactNode }

export function TickBox({ id, name, defaultValue, children }: TickBoxProps) {
  return (
    <label className={styles.tick} htmlFor={id}>
      <input
        className={styles.tickInput}
        id={id}
        name={name}
        type="checkbox"
        value="on"
        defaultChecked={defaultValue === 'on'}
      />
      <span className={styles.tickMark}>
        <Icon name="check" size={14} />
      </span>
      <span>{children}</span>
    </label>
  )
}
