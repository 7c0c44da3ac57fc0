import { type RefCallback, useCallback } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '../i18n/use-text.ts'
import { plainClickOn } from '../navigation/plain-click.ts'
import { useNotify } from '../notification/use-notifications.ts'
import { withReviewsOf } from './review-part.ts'

export interface ReviewChoosing {
  /** Lists the reviews that a search of the address means. */
  choose: (search: string) => void
  /** For the element around the links: they need no reload. */
  follow: RefCallback<HTMLElement>
}

/** Every choice is a link that the server can answer. With JavaScript it changes the address in place: what is read stays where it is, and Back leads away from the page. */
export function useReviewChoice(): ReviewChoosing {
  const t = useText()
  const navigate = useNavigate()
  const notify = useNotify()
  const choose = useCallback(
    (search: string) => {
      if (!navigator.onLine) return notify({ type: 'warning', message: t('detail.review.offline') })
      // The pair may have been chosen after this list was drawn.
      void navigate(withReviewsOf(location.search, search), { replace: true, preventScrollReset: true })
    },
    [t, navigate, notify],
  )
  const follow = useCallback(
    (element: HTMLElement | null) => {
      const onClick = (event: MouseEvent) => {
        const href = plainClickOn(event)?.getAttribute('href')
        if (!href?.startsWith('?')) return
        event.preventDefault()
        choose(href.slice(0, href.indexOf('#')))
      }
      element?.addEventListener('click', onClick)
      return () => element?.removeEventListener('click', onClick)
    },
    [choose],
  )
  return { choose, follow }
}
