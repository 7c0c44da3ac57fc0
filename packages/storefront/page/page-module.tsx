import type { ComponentType, ReactNode } from 'react'
import type { MessageGroup } from '../i18n/message-key.ts'
import type { LegalData } from '../shell/legal-lines.tsx'
import type { Brand } from '../shell/shell-data.ts'
import type { PageData } from './page-data.ts'

/** What stands around a page; one of its own comes with the page. */
export type PageLayout = 'default' | ComponentType<{ brand: Brand; footer: LegalData; children: ReactNode }>

/** A page group: loaded as its own chunk, with its own texts. */
export interface PageModule<Data extends PageData> {
  layout: PageLayout
  messages: readonly MessageGroup[]
  Page: ComponentType<{ data: Data }>
}
