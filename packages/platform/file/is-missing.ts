/** Whether a file system says that there is nothing of that name, as when a file was removed while it was looked at. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && missingCodes.has(String(error.code))
}

const missingCodes = new Set(['ENOENT', 'ENOTDIR', 'ELOOP'])
