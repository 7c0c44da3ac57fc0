import { isEmailAddress, normalizeEmailAddress } from '@welt/contract/entity/is-email-address.ts'
import type { MessageKey } from '../i18n/message-key.ts'

/** What is wrong with an e-mail address; undefined when nothing is. */
export function emailFault(value: string): MessageKey | undefined {
  if (value.trim() === '') return 'field.emailMissing'
  return isEmailAddress(normalizeEmailAddress(value)) ? undefined : 'field.emailWrong'
}

const shortestName = 2

/** "Name must have at least 2 letters." */
export function nameFault(name: 'firstname' | 'lastname', value: string): MessageKey | undefined {
  const letters = value.match(/\p{L}/gu)?.length ?? 0
  if (value.trim() === '') return `field.${name}Missing`
  return letters < shortestName ? `field.${name}Short` : undefined
}
