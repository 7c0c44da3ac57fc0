import type { PanelName } from '@welt/domain/panel/panels.ts'
import type { ModalName } from '../panel/modal.ts'
import type { ModalModule, PanelModule } from '../panel/panel-module.tsx'

/** The menu is not among them: it is part of every page, so that it opens without JavaScript. */
export const panelTable: Record<Exclude<PanelName, 'menu'>, () => Promise<PanelModule>> = {
  search: () => import('../search/search-panel.tsx'),
  cart: () => import('../cart-screen/mini-cart.tsx'),
}

export const modalTable: { [Name in ModalName]: () => Promise<ModalModule<Name>> } = {
  authentication: () => import('../account/authentication-dialog.tsx'),
  language: () => import('../language/language-dialog.tsx'),
  'size-guide': () => import('../cms/size-guide-dialog.tsx'),
  terms: () => import('../cms/page-dialog.tsx'),
  'private-policy': () => import('../cms/page-dialog.tsx'),
  'data-protection': () => import('../cms/page-dialog.tsx'),
  newsletter: () => import('../newsletter/newsletter-dialog.tsx'),
  review: () => import('../review/review-dialog.tsx'),
  'stock-alert': () => import('../stock-alert/stock-alert-dialog.tsx'),
  'order-confirmation': () => import('../order-confirmation/order-confirmation-dialog.tsx'),
  redirect: () => import('../redirect-notice/redirect-dialog.tsx'),
  sepa: () => import('../cms/page-dialog.tsx'),
  chat: () => import('../chat/chat-dialog.tsx'),
  'feature-not-implemented': () => import('../panel/not-implemented-dialog.tsx'),
}
