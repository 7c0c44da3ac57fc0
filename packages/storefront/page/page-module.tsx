import type { ComponentType } from 'react'
import type { MessageGroup } from '../i18n/message-key.ts'
import type { PageData } from './page-data.ts'

export type LayoutName = 'default' | 'minimal' | 'empty'

/** A page group: loaded as its own chunk, with its own texts. */
export interface PageModule<Data extends PageData> {
  layout: LayoutName
  messages: readonly MessageGroup[]
  Page: ComponentType<{ data: Data }>
}
