import type { ComponentPropsWithRef } from 'react'
import { usePrefix } from './use-prefix.ts'

export type ShopLinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  /** A path of the shop without the store prefix (`/schuhe`), a query (`?page=2`), a hash, or a whole address elsewhere. */
  to: string
  /** Takes the place of the current entry in the history. */
  replace?: boolean
}

/**
 * A plain anchor: it works before and without JavaScript. One listener for the whole document turns clicks on it into
 * navigation without a reload, which makes a page of a hundred links cheap on the server and in the browser.
 */
export function ShopLink({ to, replace = false, children, ...rest }: ShopLinkProps) {
  const prefix = usePrefix()
  const href = to.startsWith('/') ? (to === '/' ? prefix || '/' : prefix + to) : to
  return (
    <a href={href} data-replace={replace || undefined} {...rest}>
      {children}
    </a>
  )
}
