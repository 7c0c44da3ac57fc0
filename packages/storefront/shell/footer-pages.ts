import type { WrittenLanguage } from '@welt/domain/language/written-language.ts'
import type { MessageKey } from '../i18n/message-key.ts'

export interface PageEntry {
  identifier: string
  /** Instead of the page's own title, where that is long. */
  label?: MessageKey
  emphasis?: true
  /** "hidden for one brand" */
  isQuestions?: true
}

interface FooterPages {
  service: readonly PageEntry[]
  house: readonly PageEntry[]
  /** The withdrawal stands first: the law wants it easy to find on every page. */
  legal: readonly PageEntry[]
  factoryShop: string
}

/** The source's list of each language, and what law and house add to it. */
export const footerPages: Record<WrittenLanguage, FooterPages> = {
  de: {
    service: [
      { identifier: 'lieferung-und-versand' },
      { identifier: 'ruecksendung-und-umtausch' },
      { identifier: 'zahlungsarten' },
      { identifier: 'groessentabelle' },
      { identifier: 'kontakt' },
      { identifier: 'schuhwissen/faqs', isQuestions: true },
      { identifier: 'abmelden', label: 'footer.unsubscribe' },
    ],
    house: [
      { identifier: 'schuhwissen', label: 'footer.lore' },
      { identifier: 'neubesohlung' },
      { identifier: 'ueber-uns' },
      { identifier: 'bewertungen', label: 'footer.reviews' },
    ],
    legal: [
      { identifier: 'widerruf', label: 'footer.withdraw', emphasis: true },
      { identifier: 'impressum' },
      { identifier: 'datenschutz' },
      { identifier: 'agb', label: 'footer.terms' },
      { identifier: 'gewaehrleistung', label: 'footer.guarantee' },
      { identifier: 'cookie-settings' },
      { identifier: 'barrierefreiheit', label: 'footer.accessibility' },
    ],
    factoryShop: 'fabrikverkauf',
  },
  en: {
    service: [
      { identifier: 'delivery-and-shipping' },
      { identifier: 'return-and-exchange' },
      { identifier: 'payment' },
      { identifier: 'size-chart' },
      { identifier: 'contact' },
      { identifier: 'blogs/faqs', isQuestions: true },
      { identifier: 'abmelden', label: 'footer.unsubscribe' },
    ],
    house: [
      { identifier: 'blogs', label: 'footer.lore' },
      { identifier: 'resoling' },
      { identifier: 'about' },
      { identifier: 'reviews', label: 'footer.reviews' },
    ],
    legal: [
      { identifier: 'revocation', label: 'footer.withdraw', emphasis: true },
      { identifier: 'imprint' },
      { identifier: 'privacypolicy' },
      { identifier: 'agb', label: 'footer.terms' },
      { identifier: 'legal-guarantee', label: 'footer.guarantee' },
      { identifier: 'cookie-settings' },
      { identifier: 'accessibility', label: 'footer.accessibility' },
    ],
    factoryShop: 'factory-shop',
  },
}
