import { findStoreView, storePrefix } from '@welt/domain/url/store-path.ts'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useShop } from '../store-view/use-shop.ts'
import { linkTarget, type Ours } from './link-target.ts'

/** One listener for every link of the document: what leads to a page of this store view is shown without a reload. */
export function useLinkClicks(): void {
  const navigate = useNavigate()
  const { config, storeView } = useShop()
  useEffect(() => {
    const ours: Ours = {
      prefix: storePrefix(storeView),
      owns: (pathname) => findStoreView(config.storeViews, config.defaultStoreCode, pathname) === storeView,
    }
    const follow = (event: MouseEvent) => {
      const link = plainClickOn(event)
      if (!link) return
      const href = link.getAttribute('href')
      if (href === null) return
      const to = linkTarget(
        { href, target: link.target, download: link.hasAttribute('download') },
        new URL(location.href),
        ours,
      )
      if (to === null) return
      event.preventDefault()
      void navigate(to, { replace: link.dataset['replace'] !== undefined })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate, config, storeView])
}

/** A click that somebody has answered already, or with a key held down, is not ours. */
function plainClickOn(event: MouseEvent): HTMLAnchorElement | null {
  const hasKey = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  if (event.defaultPrevented || event.button !== 0 || hasKey) return null
  return event.target instanceof Element ? event.target.closest('a') : null
}
