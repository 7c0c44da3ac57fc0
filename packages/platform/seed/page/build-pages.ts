import type { CmsPage } from '@welt/contract/entity/cms-page.ts'
import { sanitizeContent } from '../../html/sanitize-content.ts'
import type { View } from '../view.ts'
import { housePagesDe } from './house-pages.de.ts'
import { housePagesEn } from './house-pages.en.ts'
import { knowledgePagesDe } from './knowledge-pages.de.ts'
import { knowledgePagesEn } from './knowledge-pages.en.ts'
import { legalPagesDe } from './legal-pages.de.ts'
import { legalPagesEn } from './legal-pages.en.ts'
import type { PageSeed } from './page-seed.ts'
import { servicePagesDe } from './service-pages.de.ts'
import { servicePagesEn } from './service-pages.en.ts'
import { shoeLoreDe } from './shoe-lore.de.ts'
import { shoeLoreEn } from './shoe-lore.en.ts'
import { visitPagesDe } from './visit-pages.de.ts'
import { visitPagesEn } from './visit-pages.en.ts'

const pages: Readonly<Record<View['language'], readonly PageSeed[]>> = {
  de: [shoeLoreDe, ...servicePagesDe, ...legalPagesDe, ...housePagesDe, ...knowledgePagesDe, ...visitPagesDe],
  en: [shoeLoreEn, ...servicePagesEn, ...legalPagesEn, ...housePagesEn, ...knowledgePagesEn, ...visitPagesEn],
}

export function buildPages(view: View): CmsPage[] {
  return pages[view.language].map((page) => ({
    id: page.id,
    identifier: page.identifier,
    title: page.title,
    content_heading: page.title,
    content: sanitizeContent(page.content(view.brand, view.link)).trim(),
    meta_title: page.title,
    meta_description: page.metaDescription,
    page_layout: '1column',
    store_id: [view.storeId],
    active: true,
    creation_time: '2026-09-01 08:00:00',
    update_time: '2026-11-02 08:00:00',
  }))
}
