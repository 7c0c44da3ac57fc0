import { faultsOf } from '../field/faults-of.ts'
import type { Faults, Values } from '../field/form-state.ts'
import { newPasswordFault } from '../field/new-password-fault.ts'
import { emailFault, nameFault } from '../field/personal-faults.ts'
import type { Text } from '../i18n/text.ts'

export type LogInName = 'email' | 'password' | 'stay'
export type RegisterName = LogInName | 'firstname' | 'lastname'

export const emptyLogIn: Values<LogInName> = { email: '', password: '', stay: '' }
export const emptyRegistration: Values<RegisterName> = { ...emptyLogIn, firstname: '', lastname: '' }

export function logInFaults(t: Text, { email, password }: Values<LogInName>): Faults<LogInName> {
  return faultsOf(t, { email: emailFault(email), password: password === '' ? 'field.passwordMissing' : undefined })
}

export function registerFaults(t: Text, values: Values<RegisterName>): Faults<RegisterName> {
  return faultsOf(t, {
    firstname: nameFault('firstname', values.firstname),
    lastname: nameFault('lastname', values.lastname),
    email: emailFault(values.email),
    password: newPasswordFault(values.password, values.email),
  })
}
