import { useCallback } from 'react'
import { findBlock } from '../content/load-block.ts'
import { loadContent } from '../content/load-content.ts'
import { useText } from '../i18n/use-text.ts'
import type { ModalModule } from '../panel/panel-module.tsx'
import type { Shop } from '../store-view/shop.ts'
import { useShop } from '../store-view/use-shop.ts'
import { ContentDialog, type DialogContent } from './content-dialog.tsx'

type SizeGuide = ModalModule<'size-guide'>
export const messages: SizeGuide['messages'] = ['content']

const blocks = ['size-chart-men', 'size-chart-women', 'size-widths']

/** The size charts beside the shoe that is being chosen; those that the merchant has. */
const SizeGuideDialog: SizeGuide['default'] = ({ onClose }) => {
  const t = useText()
  const shop = useShop()
  const title = t('content.sizeGuide')
  const load = useCallback(() => loadCharts(shop, title), [shop, title])
  return <ContentDialog title={title} load={load} onClose={onClose} />
}
export default SizeGuideDialog

async function loadCharts(shop: Shop, title: string): Promise<DialogContent | null> {
  const charts = await Promise.all(blocks.map((identifier) => findBlock(shop, { identifier })))
  const html = charts.flatMap((chart) => (chart ? [chart.content] : []))
  return html.length > 0 ? { title, parts: await loadContent(shop, html.join('\n')) } : null
}
