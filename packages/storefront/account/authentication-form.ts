import type { Modal } from '../panel/modal.ts'

type FormName = NonNullable<Extract<Modal, { name: 'authentication' }>['form']>

/** What the three forms of the dialog are given. */
export interface AuthenticationForm {
  /** What was typed in the form before this one. */
  email: string
  onSwitch: (form: FormName, email: string) => void
  onDone: () => void
}
