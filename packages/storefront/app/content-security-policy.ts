/** Foreign hosts that the configuration names; null where there is none. */
export interface ForeignHosts {
  /** Who answers GraphQL. */
  graphql: string | null
  /** Whom the newsletter's form is sent to. */
  newsletter: string | null
}

/** No inline code, and no foreign host but those. The nonce differs per response. */
export function contentSecurityPolicy(nonce: string, { graphql, newsletter }: ForeignHosts): string {
  const selfAnd = (origin: string | null) => (origin === null ? "'self'" : `'self' ${origin}`)
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${selfAnd(graphql)}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action ${selfAnd(newsletter)}`,
    "require-trusted-types-for 'script'",
    'trusted-types welt',
  ].join('; ')
}
