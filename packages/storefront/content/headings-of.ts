import { plainText } from '../html/plain-text.ts'
import type { ContentPart } from './content-part.ts'

export interface ContentHeading {
  id: string
  words: string
}

/** The headings of the first order of a content that has ids. */
export function headingsOf(parts: readonly ContentPart[]): ContentHeading[] {
  return parts.flatMap((part) =>
    part.kind === 'html'
      ? [...part.html.matchAll(/<h2 id="([^"]+)"[^>]*>(.*?)<\/h2>/gs)].map(([, id = '', words = '']) => ({
          id,
          words: plainText(words),
        }))
      : [],
  )
}
