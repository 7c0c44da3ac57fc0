/** Whether two paths are one address: percent codes may differ, slashes, capitals and the spelling of umlauts may not. */
export function isSamePath(one: string, other: string): boolean {
  if (one === other) return true
  const [first, second] = [decoded(one), decoded(other)]
  return first !== null && first === second
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch (error) {
    if (error instanceof URIError) return null
    throw error
  }
}
