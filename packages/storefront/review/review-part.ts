/** The part of an address that is about reviews. */
export function reviewPart(search: string | URLSearchParams): string {
  const own = [...new URLSearchParams(search)].filter(([name]) => isOfReviews(name))
  return new URLSearchParams(own).toString()
}

/** The rest of the address is the choice of a variant. */
function isOfReviews(name: string): boolean {
  return name.startsWith('review-')
}

/** An address with the list of reviews of another. */
export function withReviewsOf(search: string, other: string): string {
  return `?${new URLSearchParams([...withoutReviews(search), ...new URLSearchParams(reviewPart(other))])}`
}

export function withoutReviews(search: string): URLSearchParams {
  return new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => !isOfReviews(name)))
}
