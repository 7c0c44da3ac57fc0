/** What stands beside every form of ours. A changed text is a changed version: the proof of a consent names it. */
export const newsletterConsent = {
  version: '2026-11',
  text: {
    de: 'Ich möchte den Newsletter mit neuen Modellen und Angeboten erhalten. Abmelden kann ich mich jederzeit über den Link in jeder Mail.',
    en: 'I would like to get the newsletter with new models and offers. I can unsubscribe at any time by the link in every mail.',
    it: 'Desidero ricevere la newsletter con nuovi modelli e offerte. Posso annullare l’iscrizione in qualsiasi momento con il link in ogni e-mail.',
  },
} as const
