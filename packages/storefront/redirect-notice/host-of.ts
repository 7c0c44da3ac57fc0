/** The host that an address names, as people say it. */
export function hostOf(url: string): string {
  return URL.parse(url)?.hostname.replace(/^www\./, '') ?? url
}
