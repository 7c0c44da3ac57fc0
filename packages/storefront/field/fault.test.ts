import { expect, test } from 'vitest'
import { createTexts } from '../i18n/text.ts'
import { newPasswordFault } from './new-password-fault.ts'
import { emailFault, nameFault } from './personal-faults.ts'

test.each([
  [emailFault(''), 'Field is required. Please enter your e-mail address.'],
  [emailFault('aenne@'), 'Please provide valid e-mail address, such as name@example.com.'],
  [emailFault(' Änne@Weiß.example '), undefined],
  [nameFault('firstname', ' '), 'Field is required. Please enter your first name.'],
  [nameFault('lastname', 'W.'), 'Name must have at least 2 letters. Please enter your last name.'],
  [nameFault('lastname', 'Öz'), undefined],
  [newPasswordFault('', ''), 'Field is required. Please choose a password.'],
  [newPasswordFault('kurz', ''), 'The password needs at least 8 characters.'],
  [newPasswordFault('Rahmen-1924', ''), undefined],
])('[FORM-2] [UX-63] what is wrong is named with its repair: %s', async (key, sentence) => {
  const texts = createTexts('en')
  await texts.load(['field'])
  expect(key && texts.text(key)).toBe(sentence)
})
