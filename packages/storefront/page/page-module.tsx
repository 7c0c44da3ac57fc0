import type { ComponentType } from 'react'
import type { MessageGroup } from '../i18n/message-key.ts'
import type { PageData } from './page-data.ts'
import type { PageLayout } from './page-layout.tsx'

/** A page group: loaded as its own chunk, with its own texts. */
export interface PageModule<Data extends PageData> {
  layout: PageLayout
  messages: readonly MessageGroup[]
  Page: ComponentType<{ data: Data }>
}
