/** What advertisers hang on an address; it changes nothing on the page. */
const tracking =
  /^(utm_\w+|mtm_\w+|pk_\w+|gclid|gbraid|wbraid|gad_source|dclid|fbclid|msclkid|yclid|ttclid|_ga|_gl|ref)$/i

/**
 * Whether an address shows a list as it is: neither filtered nor sorted nor paged. Only that one is for search engines; every
 * other selection of the same products is `noindex` and names the list itself as canonical.
 */
export function isPlainListing(params: URLSearchParams): boolean {
  return [...params.keys()].every((name) => tracking.test(name))
}
