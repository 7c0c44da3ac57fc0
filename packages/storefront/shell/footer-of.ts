import type { CmsBlock } from '@welt/contract/entity/cms-block.ts'
import type { CmsPage } from '@welt/contract/entity/cms-page.ts'
import { writtenLanguage } from '@welt/domain/language/written-language.ts'
import type { MessageKey } from '../i18n/message-key.ts'
import type { FooterLink } from '../page/page-layout.tsx'
import { carrierMark, paymentMarks, shapeOf } from '../payment-mark/payment-marks.ts'
import type { Shop } from '../store-view/shop.ts'
import { cmsPath } from '../url/entity-path.ts'
import { footerPages, type PageEntry } from './footer-pages.ts'
import { linksInHtml } from './links-in-html.ts'
import type { FactoryShop, FooterData, FooterGroup, Seal } from './shell-data.ts'

export interface FooterContent {
  pages: readonly Pick<CmsPage, 'identifier' | 'title'>[]
  hours: CmsBlock | null
  links: CmsBlock | null
  regions: CmsBlock | null
}

/** The footer links to pages that exist: what the content does not hold is left out. Needs the texts of the footer. */
export function footerOf(shop: Shop, { pages, hours, links, regions }: FooterContent): FooterData {
  const { storeView, config, texts } = shop
  const { text } = texts
  const titles = new Map(pages.map((page) => [page.identifier, page.title]))
  const linkTo = ({ identifier, label, ...rest }: PageEntry): FooterLink[] => {
    const title = titles.get(identifier)
    return title ? [{ label: label ? text(label) : title, href: cmsPath(storeView.seo, { identifier }), ...rest }] : []
  }
  const group = (title: string, own: readonly FooterLink[]): FooterGroup[] =>
    own.length > 0 ? [{ title, links: own }] : []
  const ofBlock = (block: CmsBlock | null): FooterGroup[] =>
    block ? group(block.title, linksInHtml(storeView, block.content)) : []

  const hidesQuestions = config.footer.hideQuestionsFor.includes(storeView.storeCode)
  const own = footerPages[writtenLanguage(storeView.i18n)]
  const service = own.service.filter(({ isQuestions }) => !(isQuestions && hidesQuestions))
  const outlet = config.url.pathTranslations[0]?.[storeView.storeCode]
  const sisters = config.footer.sisterShops.filter(({ label }) => label !== storeView.name)
  const house = [
    ...own.house.flatMap(linkTo),
    ...(outlet ? [{ label: text('footer.outlet'), href: outlet }] : []),
    { label: text('footer.account'), href: '/my-account' },
  ]
  return {
    words: {
      links: text('footer.links'),
      legal: text('footer.legal'),
      houses: text('footer.houses'),
      payments: text('footer.payments'),
      external: text('footer.external'),
      toTop: text('footer.toTop'),
      offline: text('footer.offline'),
      chat: text('footer.chat'),
    },
    shop: factoryShop(shop, hours, linkTo({ identifier: own.factoryShop, label: 'footer.factoryLink' })[0]),
    columns: [
      group(text('footer.service'), service.flatMap(linkTo)),
      [...group(text('footer.house'), house), ...ofBlock(links)],
      ofBlock(regions),
    ].filter((column) => column.length > 0),
    sisterShops: group(text('footer.sisterShops'), sisters)[0],
    social: group(text('footer.social'), config.footer.social)[0],
    payments: paymentMarks(config.footer.payments, storeView.i18n.defaultLanguage, text),
    carrier: carrierMark,
    seals: [
      seal(shop, 'return', { title: 'footer.sealReturn', line: 'footer.sealReturnText' }),
      seal(shop, 'resole', { title: 'footer.sealResole', line: 'footer.sealResoleText' }),
    ],
    legal: own.legal.flatMap(linkTo),
    note: text('footer.priceNote'),
    version: text('footer.version', { version: config.version }),
  }
}

function factoryShop(
  { storeView, config, texts: { text } }: Shop,
  hours: CmsBlock | null,
  link: FooterLink | undefined,
): FactoryShop {
  return {
    title: text('footer.factoryShop'),
    headline: text('footer.factoryHeadline'),
    address: [text('footer.factoryName', { brand: storeView.name }), ...config.footer.address],
    hours: hours?.content,
    link,
  }
}

function seal({ config, texts }: Shop, id: string, { title, line }: { title: MessageKey; line: MessageKey }): Seal {
  return {
    title: texts.text(title, { days: config.shop.returnDays }),
    text: texts.text(line),
    shape: shapeOf(`seal-${id}`),
  }
}
