/** On every answer, errors included. A route that needs another value sets it itself, e.g. images that others may embed. */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'payment=(self)',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
} as const
