import { findStoreView, storePrefix } from '@welt/domain/url/store-path.ts'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useShop } from '../store-view/use-shop.ts'
import { hearClicks } from './hear-clicks.ts'
import { linkTarget, type Ours } from './link-target.ts'
import { plainClickOn } from './plain-click.ts'

/**
 * One listener for every link of the document: what leads to a page of this store view is shown without a reload.
 * `onFollow` hears of it first: what lies over the page is to go, so that the next one's heading can take the focus.
 */
export function useLinkClicks(onFollow: () => void): void {
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
      onFollow()
      void navigate(to, { replace: link.dataset['replace'] !== undefined })
    }
    return hearClicks(follow)
  }, [navigate, config, storeView, onFollow])
}
