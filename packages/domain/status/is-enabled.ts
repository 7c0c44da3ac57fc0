/** "Children with status 2 or above are skipped." What says nothing is enabled. */
export function isEnabled({ status }: { status?: number | null | undefined }): boolean {
  return (status ?? 1) < 2
}
