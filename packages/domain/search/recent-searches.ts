/** How many are remembered: as many as can be taken in at a glance. */
const limit = 6

/** The newest first, each once, however it was written. */
export function noteSearch(searches: readonly string[], text: string): string[] {
  const noted = text.trim().replaceAll(/\s+/g, ' ')
  return noted === '' ? [...searches] : [noted, ...removeSearch(searches, noted)].slice(0, limit)
}

export function removeSearch(searches: readonly string[], text: string): string[] {
  return searches.filter((search) => search.toLowerCase() !== text.toLowerCase())
}
