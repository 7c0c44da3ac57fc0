import type { NewsletterData } from '../newsletter/newsletter-data.ts'

export const exampleNewsletter: NewsletterData = {
  title: 'Post aus Pirmasens',
  lead: '<p>Vier Briefe im Jahr.</p>',
  gender: false,
  button: 'Anmelden',
  consent: 'Ich möchte den Newsletter.',
  privacy: { label: 'Datenschutz', href: '/datenschutz' },
  words: {
    email: 'E-Mail-Adresse',
    required: 'erforderlich',
    example: 'name@beispiel.de',
    chooseFor: 'Anmelden für',
    women: 'Damen',
    men: 'Herren',
    both: 'Beides',
    privacy: 'Mehr unter',
    newTab: 'öffnet einen neuen Tab',
    pending: 'Bitte bestätigen.',
    invalid: 'Unvollständig.',
    tooOften: 'Zu oft.',
    offline: 'Offline.',
    failed: 'Nicht angekommen.',
  },
}
