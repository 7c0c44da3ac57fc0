/** "QuotaExceededError", and what Firefox calls the same. */
export function isQuotaError(cause: unknown): boolean {
  return cause instanceof Error && /^(QuotaExceededError|NS_ERROR_DOM_QUOTA_REACHED)$/.test(cause.name)
}
