import { emailTaken } from '@welt/contract/user-error-sentence.ts'
import type { Faults, Values } from '../field/form-state.ts'
import { namesOf } from '../field/form-state.ts'
import type { TakeForm } from '../form/take-form.ts'
import { openPlainVisit, type PlainVisit } from '../plain-visit/open-plain-visit.ts'
import { leaveNotice } from '../plain-visit/plain-notice.ts'
import { logIn } from '../session/log-in.ts'
import { logOut } from '../session/log-out.ts'
import { register } from '../session/register.ts'
import { accountFailureText } from './account-failure-text.ts'
import { emptyRegistration, logInFaults, type RegisterName, registerFaults } from './account-form.ts'

/** What came of a form: a sentence for the account's page, or why the form was not taken. */
type Outcome = { told: string; form?: 'login' } | { sentence?: string; faults?: Faults<RegisterName> }

const accountPath = '/my-account'

/** Login, registration and logout, sent without JavaScript. What was typed comes back with what is wrong with it, but for the password. */
export const takeAccountForm: TakeForm = async (shop, fields, jar) => {
  await shop.texts.load(['account', 'field'])
  const visit = await openPlainVisit(shop, jar)
  const asked = fields.get('form')
  if (asked === 'logout') {
    await logOut(visit, [])
    leaveNotice(shop, jar, { told: shop.texts.text('account.loggedOut') })
    return accountPath
  }
  const isNew = asked === 'register'
  const values = read(fields, emptyRegistration)
  const outcome = await (isNew ? enrol(visit, values) : enter(visit, values))
  if ('told' in outcome) {
    // What lay in a guest's cart goes into that of the account.
    await visit.sync()
    visit.keep()
    leaveNotice(shop, jar, { told: outcome.told })
    return outcome.form ? `${accountPath}?form=${outcome.form}` : accountPath
  }
  const { password: _password, ...typed } = values
  leaveNotice(shop, jar, { before: { ...outcome, values: typed } })
  return `${accountPath}?form=${isNew ? 'register' : 'login'}`
}

function read(fields: URLSearchParams, empty: Values<RegisterName>): Values<RegisterName> {
  const given: Record<RegisterName, string> = { ...empty }
  for (const name of namesOf(empty)) given[name] = fields.get(name) ?? ''
  return given
}

async function enter(visit: PlainVisit, values: Values<RegisterName>): Promise<Outcome> {
  const { text } = visit.shop.texts
  const faults = logInFaults(text, values)
  if (namesOf(faults).length > 0) return { faults }
  const answer = await logIn(visit, { ...values, isToStay: values.stay === 'on' })
  if (!answer.ok) return { sentence: text(accountFailureText(answer, true)) }
  const { firstname, lastname } = answer.result
  return { told: text('account.loggedIn', { name: `${firstname} ${lastname}` }) }
}

async function enrol(visit: PlainVisit, values: Values<RegisterName>): Promise<Outcome> {
  const { text } = visit.shop.texts
  const faults = registerFaults(text, values)
  if (namesOf(faults).length > 0) return { faults }
  const { stay, ...customer } = values
  const answer = await register(visit, { ...customer, isToStay: stay === 'on' })
  if (!answer.ok && answer.text === emailTaken) return { faults: { email: text('account.emailTaken') } }
  if (!answer.ok) return { sentence: text(accountFailureText(answer, true)) }
  const name = `${customer.firstname} ${customer.lastname}`
  return answer.result.isLoggedIn
    ? { told: text('account.registered', { name }) }
    : { told: text('account.registeredOnly'), form: 'login' }
}
