import type { BeforeForm } from '../field/use-form.ts'
import type { Modal } from '../panel/modal.ts'
import type { RegisterName } from './account-form.ts'

export type AuthenticationName = NonNullable<Extract<Modal, { name: 'authentication' }>['form']>

/** What the three forms are given, in the dialog and on the page behind it. */
export interface AuthenticationForm {
  /** What was typed in the form before this one. */
  email: string
  onDone: () => void
  /** In the dialog: shows another of them. On the page each has an address of its own. */
  onSwitch?: (form: AuthenticationName, email: string) => void
  /** On the page: what a form that was sent without a script has come back with. */
  before?: BeforeForm<RegisterName> | undefined
}
