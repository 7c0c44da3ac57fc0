import type { ComponentPropsWithoutRef } from 'react'
import { type ReviewQuery, reviewSearch } from './review-query.ts'

interface ReviewLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
  /** Of the address as it is. */
  search: string
  query: ReviewQuery
  change: Partial<ReviewQuery>
  /** Where a new page begins: at the list, or at the first review that it adds. */
  at?: string
}

/** Leads to other reviews. Whether or not somebody is there to answer it yet, it takes the place of the address that it leaves. */
export function ReviewLink({ search, query, change, at = 'review-list', children, ...rest }: ReviewLinkProps) {
  return (
    <a href={`${reviewSearch(search, query, change)}#${at}`} rel="nofollow" data-replace="" {...rest}>
      {children}
    </a>
  )
}
