/** The code that Node puts on errors of the system, e.g. EADDRINUSE. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
