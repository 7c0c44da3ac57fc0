import type { ComponentPropsWithRef } from 'react'
import { Link } from 'react-router'

/** A link of the data: through the router inside the store view, by the browser everywhere else. */
export function HrefLink({ href, children, ...rest }: ComponentPropsWithRef<'a'> & { href: string }) {
  if (href.startsWith('/')) {
    return (
      <Link to={href} {...rest}>
        {children}
      </Link>
    )
  }
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  )
}
