import { type RefCallback, useCallback } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '../i18n/use-text.ts'
import { plainClickOn } from '../navigation/plain-click.ts'
import { useNotify } from '../notification/use-notifications.ts'

/**
 * Choices are plain links that the server can answer. With JavaScript one listener around all of them changes the address
 * in place instead. A link marked `data-none` stands for a combination that does not exist: "a warning is shown and the
 * state is unchanged".
 */
export function useChoiceLinks(): RefCallback<HTMLElement> {
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
        if (link.dataset['none'] === undefined) void navigate(href, { replace: true, preventScrollReset: true })
        else notify({ type: 'warning', message: t('product.noSuchConfiguration') })
      }
      element?.addEventListener('click', follow)
      return () => element?.removeEventListener('click', follow)
    },
    [t, navigate, notify],
  )
}
