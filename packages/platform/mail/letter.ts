import type { Letter, LetterLink } from './letter-content.ts'
import { letterHtml } from './letter-html.ts'
import { letterText } from './letter-text.ts'

/** The one look of all mails, as plain text and as HTML. */
export function letter(content: Letter): { text: string; html: string } {
  for (const { url } of linksOf(content)) {
    if (!/^https?:\/\/[^\s]+$/.test(url)) throw new TypeError('A link in a letter must be an absolute http address.')
  }
  return { text: letterText(content), html: letterHtml(content) }
}

function linksOf({ link, footer }: Letter): LetterLink[] {
  return [...(link ? [link] : []), ...footer.filter((line) => typeof line !== 'string')]
}
