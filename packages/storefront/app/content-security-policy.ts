/** No inline code, and no foreign host but the one that answers GraphQL, if there is one. The nonce differs per response. */
export function contentSecurityPolicy(nonce: string, graphqlOrigin: string | null): string {
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${graphqlOrigin === null ? '' : ` ${graphqlOrigin}`}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types welt',
  ].join('; ')
}
