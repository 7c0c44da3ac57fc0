import type { MouseEvent } from 'react'
import { plainClickOn } from '../navigation/plain-click.ts'
import { usePrefix } from '../navigation/use-prefix.ts'
import { usePanelStore } from '../panel/use-panels.ts'
import { useShop } from '../store-view/use-shop.ts'
import { staticPageAt } from './static-pages.ts'

const path = 'sepa-mandate'

/** Where a text names the mandate of a direct debit, its wording opens over the text. */
export function useMandateClick(): (event: MouseEvent) => void {
  const panels = usePanelStore()
  const prefix = usePrefix()
  const { storeView } = useShop()
  const addresses = new Set([path, staticPageAt(storeView, path)].map((page) => `${prefix}/${page}`))
  return (event) => {
    const href = plainClickOn(event.nativeEvent)?.getAttribute('href')
    if (!href || !addresses.has(href)) return
    event.preventDefault()
    panels.openModal({ name: 'sepa' })
  }
}
