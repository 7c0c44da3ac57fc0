import { escapeHtml } from './escape-html.ts'

/** Text that is HTML already. Everything else that enters a template is escaped, once, here. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Part = Html | string | number | readonly Html[]

/** A template whose values cannot become markup: html`<p>${name}</p>`. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const pieces = texts.map((text, position) => {
    const part = parts[position]
    return part === undefined ? text : text + markupOf(part)
  })
  return new Html(pieces.join(''))
}

function markupOf(part: Part): string {
  if (part instanceof Html) return part.text
  if (typeof part === 'object') return part.map(({ text }) => text).join('')
  return escapeHtml(String(part))
}
