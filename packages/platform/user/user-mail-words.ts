import type { WrittenLanguage } from '@welt/domain/language/written-language.ts'

interface Words {
  greeting: (name: string) => string
  resetSubject: (shop: string) => string
  resetAsked: string
  resetUntil: (minutes: number) => string
  resetNotYou: string
  resetLink: string
  passwordChangedSubject: (shop: string) => string
  passwordChanged: string
  loggedOut: string
  emailChangedSubject: (shop: string) => string
  emailChanged: string
  notYou: string
  why: (shop: string) => string
}

/** What the letters about an account say, by language. */
export const userMailWords: Readonly<Record<WrittenLanguage, Words>> = {
  de: {
    greeting: (name) => `Guten Tag ${name},`,
    resetSubject: (shop) => `Neues Passwort für Ihr Konto bei ${shop}`,
    resetAsked: 'für Ihr Konto wurde ein neues Passwort angefordert. Über den folgenden Link legen Sie es fest.',
    resetUntil: (minutes) => `Der Link gilt ${minutes} Minuten und lässt sich einmal verwenden.`,
    resetNotYou: 'Wenn Sie das nicht waren, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
    resetLink: 'Neues Passwort festlegen',
    passwordChangedSubject: (shop) => `Ihr Passwort bei ${shop} wurde geändert`,
    passwordChanged: 'das Passwort Ihres Kontos wurde soeben geändert.',
    loggedOut: 'Sie wurden dabei auf allen Geräten abgemeldet und melden sich mit dem neuen Passwort wieder an.',
    emailChangedSubject: (shop) => `Ihre E-Mail-Adresse bei ${shop} wurde geändert`,
    emailChanged:
      'die E-Mail-Adresse Ihres Kontos wurde soeben geändert. An diese Adresse schreiben wir Ihnen künftig nicht mehr.',
    notYou: 'Wenn Sie das nicht waren, wenden Sie sich bitte gleich an unseren Kundenservice.',
    why: (shop) => `Sie erhalten dieses Schreiben, weil zu dieser E-Mail-Adresse ein Konto bei ${shop} gehört.`,
  },
  en: {
    greeting: (name) => `Dear ${name},`,
    resetSubject: (shop) => `A new password for your account at ${shop}`,
    resetAsked: 'a new password was requested for your account. Please choose it with the following link.',
    resetUntil: (minutes) => `The link is good for ${minutes} minutes, and once.`,
    resetNotYou: 'If this was not you, there is nothing to do: your password stays as it is.',
    resetLink: 'Choose a new password',
    passwordChangedSubject: (shop) => `Your password at ${shop} was changed`,
    passwordChanged: 'the password of your account has just been changed.',
    loggedOut: 'You were logged out on all devices; please log in again with the new password.',
    emailChangedSubject: (shop) => `Your e-mail address at ${shop} was changed`,
    emailChanged:
      'the e-mail address of your account has just been changed. We will not write to this address any more.',
    notYou: 'If this was not you, please contact our customer service at once.',
    why: (shop) => `You receive this letter because an account at ${shop} belongs to this e-mail address.`,
  },
}
