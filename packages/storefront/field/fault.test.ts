import { expect, test } from 'vitest'
import { createTexts } from '../i18n/text.ts'
import { newPasswordFault } from './new-password-fault.ts'
import { emailFault, nameFault } from './personal-faults.ts'

test.each([
  [emailFault(''), 'Field is required. Please enter your e-mail address.', 'Bitte geben Sie Ihre E-Mail-Adresse an.'],
  [
    emailFault('aenne@'),
    'Please provide valid e-mail address, such as name@example.com.',
    'Die E-Mail-Adresse ist nicht vollständig. Sie sieht aus wie name@beispiel.de.',
  ],
  [emailFault(' Änne@Weiß.example '), undefined, undefined],
  [
    nameFault('firstname', ' '),
    'Field is required. Please enter your first name.',
    'Bitte geben Sie Ihren Vornamen an.',
  ],
  [
    nameFault('lastname', 'W.'),
    'Name must have at least 2 letters. Please enter your last name.',
    'Der Nachname braucht mindestens zwei Buchstaben.',
  ],
  [nameFault('lastname', 'Öz'), undefined, undefined],
  [newPasswordFault('', ''), 'Field is required. Please choose a password.', 'Bitte wählen Sie ein Passwort.'],
  [
    newPasswordFault('kurz', ''),
    'The password needs at least 8 characters.',
    'Das Passwort braucht mindestens 8 Zeichen.',
  ],
  [newPasswordFault('Rahmen-1924', ''), undefined, undefined],
])('[FORM-1] [FORM-2] [UX-63] what is wrong is named with its repair: %s', async (key, english, german) => {
  const texts = [createTexts('en'), createTexts('de')]
  await Promise.all(texts.map((language) => language.load(['field'])))
  expect(texts.map(({ text }) => key && text(key))).toEqual([english, german])
})
