import type { WrittenLanguage } from '@welt/domain/language/written-language.ts'
import type { LinkWords } from '../mail/link-routes.ts'

interface NewsletterWords {
  confirmMail: {
    subject(shop: string): string
    title: string
    greeting: string
    paragraphs(shop: string): string[]
    link: string
    footer: string
  }
  welcomeMail: {
    subject(shop: string): string
    title: string
    greeting: string
    thanks(shop: string): string
    coupon(code: string): string
    link: string
    footer(shop: string): string
    unsubscribe: string
  }
  confirmPage: LinkWords
  unsubscribePage: LinkWords
}

export const newsletterWords: Readonly<Record<WrittenLanguage, NewsletterWords>> = {
  de: {
    confirmMail: {
      subject: (shop) => `Bitte bestätigen Sie Ihre Anmeldung zum Newsletter von ${shop}`,
      title: 'Noch ein Schritt',
      greeting: 'Guten Tag,',
      paragraphs: (shop) => [
        `mit dieser Adresse wurde der Newsletter von ${shop} bestellt. Bitte bestätigen Sie, dass Sie das waren.`,
        'Der Link gilt 30 Tage. Ohne Ihre Bestätigung senden wir Ihnen nichts und löschen die Adresse danach.',
      ],
      link: 'Anmeldung bestätigen',
      footer:
        'Sie haben nichts bestellt? Dann brauchen Sie nichts zu tun. Sie können die Anmeldung später jederzeit mit einem Klick beenden.',
    },
    welcomeMail: {
      subject: (shop) => `Willkommen beim Newsletter von ${shop}`,
      title: 'Schön, dass Sie dabei sind',
      greeting: 'Guten Tag,',
      thanks: (shop) =>
        `vielen Dank für Ihre Anmeldung. Sie hören von ${shop}, wenn es neue Modelle und Geschichten aus der Werkstatt gibt.`,
      coupon: (code) =>
        `Als Dank erhalten Sie 10 % auf Ihre nächste Bestellung. Ihr Gutscheincode:\n${code}\nSie lösen ihn im Warenkorb ein.`,
      link: 'Zum Shop',
      footer: (shop) => `Sie erhalten diese Mail, weil Sie den Newsletter von ${shop} bestellt und bestätigt haben.`,
      unsubscribe: 'Newsletter abbestellen',
    },
    confirmPage: {
      ask: {
        title: 'Newsletter bestätigen',
        text: 'Ein Klick noch, dann ist Ihre Anmeldung vollständig.',
        button: 'Anmeldung bestätigen',
      },
      done: { title: 'Vielen Dank', text: 'Ihre Anmeldung ist bestätigt. Eine Mail zur Begrüßung ist unterwegs.' },
      gone: {
        title: 'Der Link gilt nicht mehr',
        text: 'Er ist abgelaufen oder unvollständig. Bitte melden Sie sich noch einmal an.',
      },
    },
    unsubscribePage: {
      ask: {
        title: 'Newsletter abbestellen',
        text: 'Möchten Sie keine weiteren Newsletter erhalten?',
        button: 'Newsletter abbestellen',
      },
      done: { title: 'Abbestellt', text: 'Sie erhalten keine weiteren Newsletter von uns.' },
      gone: { title: 'Der Link gilt nicht mehr', text: 'Zu diesem Link gibt es keine Anmeldung.' },
    },
  },
  en: {
    confirmMail: {
      subject: (shop) => `Please confirm your subscription to the ${shop} newsletter`,
      title: 'One more step',
      greeting: 'Hello,',
      paragraphs: (shop) => [
        `the ${shop} newsletter was requested with this address. Please confirm that it was you.`,
        'The link is valid for 30 days. Without your confirmation we send you nothing and delete the address after that.',
      ],
      link: 'Confirm subscription',
      footer:
        'You did not request it? Then there is nothing to do. You can end a subscription at any time with one click.',
    },
    welcomeMail: {
      subject: (shop) => `Welcome to the ${shop} newsletter`,
      title: 'Good to have you with us',
      greeting: 'Hello,',
      thanks: (shop) =>
        `thank you for subscribing. You will hear from ${shop} when there are new models and stories from the workshop.`,
      coupon: (code) =>
        `As a thank-you you get 10 % off your next order. Your coupon code:\n${code}\nPlease enter it in the cart.`,
      link: 'To the shop',
      footer: (shop) => `You get this mail because you requested and confirmed the ${shop} newsletter.`,
      unsubscribe: 'Unsubscribe',
    },
    confirmPage: {
      ask: {
        title: 'Confirm the newsletter',
        text: 'One more click and your subscription is complete.',
        button: 'Confirm subscription',
      },
      done: { title: 'Thank you', text: 'Your subscription is confirmed. A mail to welcome you is on its way.' },
      gone: {
        title: 'The link is no longer valid',
        text: 'It has expired or is incomplete. Please subscribe once more.',
      },
    },
    unsubscribePage: {
      ask: {
        title: 'Unsubscribe',
        text: 'Would you like to get no more newsletters?',
        button: 'Unsubscribe',
      },
      done: { title: 'Unsubscribed', text: 'You will get no more newsletters from us.' },
      gone: { title: 'The link is no longer valid', text: 'There is no subscription for this link.' },
    },
  },
}
