import type { StoreView } from '@welt/contract/entity/store-view.ts'
import { writtenLanguage } from '@welt/domain/language/written-language.ts'
import type { Letter } from './letter-content.ts'
import type { QueuedMail } from './queued-mail.ts'

interface Envelope extends Pick<QueuedMail, 'key' | 'kind' | 'to' | 'subject'> {
  storeView: StoreView
}

/** A letter in the language, the name and the look of a store view. */
export function shopMail(
  { storeView, ...envelope }: Envelope,
  content: Omit<Letter, 'language' | 'shopName' | 'theme'>,
): QueuedMail {
  const { storeCode, i18n, name, theme } = storeView
  return {
    ...envelope,
    storeCode,
    content: { ...content, language: writtenLanguage(i18n), shopName: name, theme },
  }
}
