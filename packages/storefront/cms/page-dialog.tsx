import { useCallback } from 'react'
import { loadContent } from '../content/load-content.ts'
import { useText } from '../i18n/use-text.ts'
import type { ModalModule } from '../panel/panel-module.tsx'
import type { Shop } from '../store-view/shop.ts'
import { useShop } from '../store-view/use-shop.ts'
import { ContentDialog, type DialogContent } from './content-dialog.tsx'
import { findCmsPage } from './find-cms-page.ts'
import { staticPageAt } from './static-pages.ts'

type ModalName = 'terms' | 'private-policy' | 'data-protection' | 'sepa'
type PageModal = ModalModule<ModalName>
export const messages: PageModal['messages'] = ['content']

/** A legal text over the form that refers to it. What the law calls data protection is told on the page about privacy. */
const PageDialog: PageModal['default'] = ({ modal: { name }, onClose }) => {
  const t = useText()
  const shop = useShop()
  const load = useCallback(() => loadPage(shop, name), [shop, name])
  return <ContentDialog title={t(`content.modal.${name}`)} load={load} onClose={onClose} />
}
export default PageDialog

async function loadPage(shop: Shop, name: ModalName): Promise<DialogContent | null> {
  const identifier =
    name === 'terms' ? 'agb' : staticPageAt(shop.storeView, name === 'sepa' ? 'sepa-mandate' : 'privacy')
  const page = identifier === undefined ? undefined : await findCmsPage(shop, identifier)
  return page ? { title: page.title, parts: await loadContent(shop, page.content) } : null
}
