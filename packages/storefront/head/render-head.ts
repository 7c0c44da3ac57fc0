import { escapeHtml } from '../html/escape-html.ts'
import type { Head } from './head.ts'
import { headTags } from './head-tags.ts'

/** The head's page-specific tags as HTML; each is marked so that the browser can replace them on navigation. */
export function renderHead(head: Head, origin: string): string {
  const tags = headTags(head, origin).map(({ tag, attributes, text }) => {
    const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    const open = `<${tag}${list.join('')} data-page>`
    return tag === 'script' ? `${open}${text ?? ''}</script>` : open
  })
  return `<title>${escapeHtml(head.title)}</title>${tags.join('')}`
}
