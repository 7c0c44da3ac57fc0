/** The addresses of the pictures that a page shows, as a browser of ordinary sharpness asks for them. */
export function picturesOf(html: string): string[] {
  const sources = html.matchAll(/<img\b[^>]*?\ssrc="(\/img\/[^"]+)"/g)
  return [...sources].map(([, source = '']) => source.replaceAll('&amp;', '&'))
}
