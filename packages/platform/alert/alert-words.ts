import type { WrittenLanguage } from '@welt/domain/language/written-language.ts'
import type { LinkWords } from '../mail/link-routes.ts'

interface AlertWords {
  confirmMail: {
    subject(product: string): string
    title: string
    greeting: string
    question: string
    promise: string
    link: string
    footer: string
    cancel: string
  }
  alertMail: {
    subject(product: string): string
    title: string
    greeting: string
    news: string
    hurry: string
    link: string
    footer: string
  }
  confirmPage: LinkWords
  cancelPage: LinkWords
}

export const alertWords: Readonly<Record<WrittenLanguage, AlertWords>> = {
  de: {
    confirmMail: {
      subject: (product) => `Sollen wir Sie benachrichtigen? ${product}`,
      title: 'Noch ein Schritt',
      greeting: 'Guten Tag,',
      question: 'mit dieser Adresse wurde um eine Nachricht gebeten, sobald dieser Artikel wieder da ist:',
      promise:
        'Bitte bestätigen Sie, dass Sie das waren. Wir schreiben Ihnen dann einmal und löschen die Adresse danach.',
      link: 'Benachrichtigung bestätigen',
      footer:
        'Sie haben nicht darum gebeten? Dann brauchen Sie nichts zu tun; die Adresse wird nach 30 Tagen gelöscht.',
      cancel: 'Gleich löschen',
    },
    alertMail: {
      subject: (product) => `Wieder da: ${product}`,
      title: 'Wieder auf Lager',
      greeting: 'Guten Tag,',
      news: 'worauf Sie gewartet haben, ist wieder da:',
      hurry: 'Es kann nicht für Sie zurückgelegt werden: Wer zuerst bestellt, bekommt es.',
      link: 'Zum Artikel',
      footer: 'Sie erhalten diese eine Mail, weil Sie darum gebeten haben. Ihre Anfrage ist damit gelöscht.',
    },
    confirmPage: {
      ask: {
        title: 'Benachrichtigung bestätigen',
        text: 'Ein Klick noch, dann schreiben wir Ihnen, sobald der Artikel wieder da ist.',
        button: 'Benachrichtigung bestätigen',
      },
      done: {
        title: 'Vielen Dank',
        text: 'Wir schreiben Ihnen, sobald der Artikel wieder da ist. Nach 90 Tagen löschen wir Ihre Anfrage.',
      },
      gone: {
        title: 'Der Link gilt nicht mehr',
        text: 'Er ist abgelaufen, oder die Nachricht wurde schon verschickt.',
      },
    },
    cancelPage: {
      ask: {
        title: 'Anfrage löschen',
        text: 'Möchten Sie die Anfrage und Ihre Adresse löschen?',
        button: 'Anfrage löschen',
      },
      done: { title: 'Gelöscht', text: 'Ihre Anfrage und Ihre Adresse sind gelöscht.' },
      gone: { title: 'Schon gelöscht', text: 'Zu diesem Link gibt es keine Anfrage mehr.' },
    },
  },
  en: {
    confirmMail: {
      subject: (product) => `Shall we let you know? ${product}`,
      title: 'One more step',
      greeting: 'Hello,',
      question: 'with this address somebody asked to hear as soon as this article is back:',
      promise: 'Please confirm that it was you. We will write to you once and delete the address after that.',
      link: 'Confirm notification',
      footer: 'You did not ask for it? Then there is nothing to do; the address is deleted after 30 days.',
      cancel: 'Delete it now',
    },
    alertMail: {
      subject: (product) => `Back again: ${product}`,
      title: 'Back in stock',
      greeting: 'Hello,',
      news: 'what you have been waiting for is back:',
      hurry: 'It cannot be put aside for you: it goes to whoever orders first.',
      link: 'To the article',
      footer: 'You get this one mail because you asked for it. Your request is deleted with it.',
    },
    confirmPage: {
      ask: {
        title: 'Confirm the notification',
        text: 'One more click and we will write to you as soon as the article is back.',
        button: 'Confirm notification',
      },
      done: {
        title: 'Thank you',
        text: 'We will write to you as soon as the article is back. After 90 days we delete your request.',
      },
      gone: {
        title: 'The link is no longer valid',
        text: 'It has expired, or the message has been sent already.',
      },
    },
    cancelPage: {
      ask: {
        title: 'Delete the request',
        text: 'Would you like to delete the request and your address?',
        button: 'Delete request',
      },
      done: { title: 'Deleted', text: 'Your request and your address are deleted.' },
      gone: { title: 'Already deleted', text: 'There is no request for this link any more.' },
    },
  },
}
