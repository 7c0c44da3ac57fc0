import type { MessageKey } from '../i18n/message-key.ts'
import type { Fault } from './reset-query.ts'

export const faultText: Readonly<Record<Fault, MessageKey>> = {
  email: 'field.emailWrong',
  password: 'account.passwordWeak',
  different: 'field.passwordsDiffer',
  link: 'account.linkSpent',
  often: 'field.tooOften',
  failed: 'field.failed',
}
