import { takeAccountForm } from '../account/take-account-form.ts'
import { takeCartForm } from '../cart-screen/take-cart-form.ts'
import type { TakeForm } from '../form/take-form.ts'
import { takeNewsletterForm } from '../newsletter/take-newsletter-form.ts'
import { takeResetForm } from '../reset-password/take-reset-form.ts'

/** Forms that work without JavaScript, by the path that they are sent to. */
export const formTable: Readonly<Record<string, TakeForm>> = {
  '/cart': takeCartForm,
  '/my-account': takeAccountForm,
  '/newsletter': takeNewsletterForm,
  '/resetpassword': takeResetForm,
}
