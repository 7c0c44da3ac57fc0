import { type RefCallback, useCallback } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '../i18n/use-text.ts'
import { plainClickOn } from '../navigation/plain-click.ts'
import { useNotify } from '../notification/use-notifications.ts'
import { withReviewsOf } from '../review/review-part.ts'

/**
 * Choices are plain links that the server can answer. With JavaScript one listener around all of them changes the address
 * in place instead. A link marked `data-none` stands for a combination that does not exist: "a warning is shown and the
 * state is unchanged". One marked `data-alert` is a sold-out pair: it is chosen, and asked about.
 */
export function useChoiceLinks(onSoldOut: (sku: string) => void): RefCallback<HTMLElement> {
  const t = useText()
  const navigate = useNavigate()
  const notify = useNotify()
  return useCallback(
    (element) => {
      const follow = (event: MouseEvent) => {
        const link = plainClickOn(event)
        const href = link?.getAttribute('href')
        if (!link || !href?.startsWith('?')) return
        event.preventDefault()
        const { none, alert: soldOutSku } = link.dataset
        if (none !== undefined) return notify({ type: 'warning', message: t('product.noSuchConfiguration') })
        // The list of reviews below stays as it is.
        void navigate(withReviewsOf(href, location.search), { replace: true, preventScrollReset: true })
        if (soldOutSku) onSoldOut(soldOutSku)
      }
      element?.addEventListener('click', follow)
      return () => element?.removeEventListener('click', follow)
    },
    [t, navigate, notify, onSoldOut],
  )
}
