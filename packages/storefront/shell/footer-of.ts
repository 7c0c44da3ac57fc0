import type { CmsPage } from '@welt/contract/entity/cms-page.ts'
import { type WrittenLanguage, writtenLanguage } from '@welt/domain/language/written-language.ts'
import type { Shop } from '../store-view/shop.ts'
import { cmsPath } from '../url/entity-path.ts'
import type { FooterData, FooterLink } from './shell-data.ts'

type PageTitle = Pick<CmsPage, 'identifier' | 'title'>

const pageLinks: Record<WrittenLanguage, { service: string[]; house: string[]; legal: string[] }> = {
  de: {
    service: ['lieferung-und-versand', 'ruecksendung-und-umtausch', 'zahlungsarten', 'groessentabelle', 'kontakt'],
    house: ['schuhwissen', 'schuhwissen/faqs', 'neubesohlung', 'fabrikverkauf', 'ueber-uns', 'bewertungen'],
    legal: ['widerruf', 'impressum', 'datenschutz', 'agb', 'gewaehrleistung', 'barrierefreiheit'],
  },
  en: {
    service: ['delivery-and-shipping', 'return-and-exchange', 'payment', 'size-chart', 'contact'],
    house: ['blogs', 'blogs/faqs', 'resoling', 'factory-shop', 'about', 'reviews'],
    legal: ['revocation', 'imprint', 'privacypolicy', 'agb', 'legal-guarantee', 'accessibility'],
  },
}

/** The footer links to pages that exist: what the content does not hold is left out. */
export function footerOf(shop: Shop, pages: readonly PageTitle[]): FooterData {
  const text = shop.texts.text
  const { storeView, config } = shop
  const titles = new Map(pages.map((page) => [page.identifier, page.title]))
  const linksTo = (identifiers: readonly string[]): FooterLink[] =>
    identifiers.flatMap((identifier) => {
      const label = titles.get(identifier)
      return label ? [{ label, href: cmsPath(storeView.seo, { identifier }) }] : []
    })
  const links = pageLinks[writtenLanguage(storeView.i18n)]
  const outlet = config.url.pathTranslations[0]?.[storeView.storeCode]
  const columns = [
    { title: text('shell.service'), links: linksTo(links.service) },
    {
      title: text('shell.house'),
      links: [...linksTo(links.house), ...(outlet ? [{ label: text('shell.outlet'), href: outlet }] : [])],
    },
  ]
  return {
    shop: {
      title: text('shell.factoryShop'),
      headline: text('shell.factoryHeadline'),
      address: [text('shell.factoryName', { brand: storeView.name }), text('shell.factoryAddress')],
      hours: [
        { days: text('shell.weekdays'), time: text('shell.weekdayHours') },
        { days: text('shell.saturday'), time: text('shell.saturdayHours') },
      ],
    },
    columns: columns.filter((column) => column.links.length > 0),
    legal: linksTo(links.legal),
    note: text('shell.priceNote'),
    version: config.version,
  }
}
