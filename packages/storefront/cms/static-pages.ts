import type { StoreView } from '@welt/contract/entity/store-view.ts'
import { type WrittenLanguage, writtenLanguage } from '@welt/domain/language/written-language.ts'

type Identifiers = Readonly<Record<WrittenLanguage, string>>

/**
 * The source's static pages: paths that every store view has, with the content page that each of them shows. Where the
 * catalogue has something of its own at such a path, that is shown instead.
 */
const staticPages: ReadonlyMap<string, Identifiers> = new Map(
  Object.entries({
    legal: { de: 'impressum', en: 'imprint' },
    privacy: { de: 'datenschutz', en: 'privacypolicy' },
    'about-us': { de: 'ueber-uns', en: 'about' },
    'customer-service': { de: 'kundenservice', en: 'customer-service' },
    'store-locator': { de: 'haendler', en: 'stores' },
    'size-guide': { de: 'groessentabelle', en: 'size-chart' },
    delivery: { de: 'lieferung-und-versand', en: 'delivery-and-shipping' },
    returns: { de: 'ruecksendung-und-umtausch', en: 'return-and-exchange' },
    'sepa-mandate': { de: 'sepa-mandat', en: 'sepa-mandate' },
    contact: { de: 'kontakt', en: 'contact' },
    kontakt: { de: 'kontakt', en: 'contact' },
    'cookie-settings': { de: 'cookie-settings', en: 'cookie-settings' },
    'cookie-einstellungen': { de: 'cookie-settings', en: 'cookie-settings' },
  } satisfies Record<string, Identifiers>),
)

/** The identifier of the content page at a static path, or undefined where the path is none. */
export function staticPageAt({ i18n }: Pick<StoreView, 'i18n'>, path: string): string | undefined {
  return staticPages.get(path)?.[writtenLanguage(i18n)]
}
