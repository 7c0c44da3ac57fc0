import type { PromotedContent } from '@welt/contract/entity/promoted-content.ts'
import type { StoreView } from '@welt/contract/entity/store-view.ts'
import { writtenLanguage } from '@welt/domain/language/written-language.ts'
import { promotedDe } from './promoted.de.ts'
import { promotedEn } from './promoted.en.ts'

const contents = { de: promotedDe, en: promotedEn }

/** What the demo shop promotes where its merchant has put no files of their own. */
export function demoPromoted({ i18n, name }: Pick<StoreView, 'i18n' | 'name'>): PromotedContent {
  return contents[writtenLanguage(i18n)](name)
}
