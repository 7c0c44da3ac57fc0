import sanitizeHtml from 'sanitize-html'

const entities: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }

/**
 * A text of somebody unknown, without any markup. It is read until nothing changes any more: what was escaped twice must
 * not become a tag for a client that reads it once more.
 */
export function plainText(text: string): string {
  // Neither tag nor entity begins without one of these, and most texts have none: cleaning costs far more than looking.
  if (!/[<&]/.test(text)) return text
  const clean = withoutTags(text)
  return clean === text ? clean : plainText(clean)
}

/** The cleaner answers HTML, where three signs are escaped; a plain text has them as they are. */
function withoutTags(text: string): string {
  const html = sanitizeHtml(text, { allowedTags: [], allowedAttributes: {} })
  return html.replaceAll(/&(?:lt|gt|quot|amp);/g, (entity) => entities[entity] ?? entity)
}
