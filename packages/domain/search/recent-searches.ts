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

/** What a browser kept, as if it had been searched for in that order; false where nothing of it is a search. */
export function readSearches(kept: unknown, longest: number): string[] | false {
  if (!Array.isArray(kept)) return false
  const texts = kept.filter((one) => typeof one === 'string' && one.length <= longest)
  const searches = texts.reduceRight<string[]>(noteSearch, [])
  return searches.length > 0 && searches
}
