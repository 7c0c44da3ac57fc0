/** The paths that a page's header leads to: the menu. */
export function menuOf(html: string): string[] {
  const [header = ''] = /<header\b.*?<\/header>/s.exec(html) ?? []
  const paths = [...header.matchAll(/<a\b[^>]*?\shref="(\/[^"#?]*)"/g)].map(([, path = '']) => path)
  return [...new Set(paths)]
}
