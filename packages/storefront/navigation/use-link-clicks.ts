import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { linkTarget } from './link-target.ts'
import { usePrefix } from './use-prefix.ts'

/** One listener for every link of the document: what leads to a page of this store view is shown without a reload. */
export function useLinkClicks(): void {
  const navigate = useNavigate()
  const prefix = usePrefix()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = plainClickOn(event)
      if (!link) return
      const href = link.getAttribute('href')
      if (href === null) return
      const to = linkTarget(
        { href, target: link.target, download: link.hasAttribute('download') },
        new URL(location.href),
        prefix,
      )
      if (to === null) return
      event.preventDefault()
      void navigate(to, { replace: link.dataset['replace'] !== undefined })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate, prefix])
}

/** A click that somebody has answered already, or with a key held down, is not ours. */
function plainClickOn(event: MouseEvent): HTMLAnchorElement | null {
  const hasKey = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  if (event.defaultPrevented || event.button !== 0 || hasKey) return null
  return event.target instanceof Element ? event.target.closest('a') : null
}
