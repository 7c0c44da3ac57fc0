import { escapeHtml } from '../html/escape-html.ts'
import type { Head } from './head.ts'
import { type HeadTag, headTags } from './head-tags.ts'
import { type SocialContext, socialTags } from './social-tags.ts'
import { structuredTags } from './structured-tags.ts'

/** The head's page-specific tags as HTML; each is marked so that the browser can replace them on navigation. */
export function renderHead(head: Head, context: SocialContext): string {
  const { origin } = context
  const tags = [...headTags(head, origin), ...socialTags(head, context), ...structuredTags(head, origin)]
  return `<title>${escapeHtml(head.title)}</title>${tags.map(tagHtml).join('')}`
}

function tagHtml({ tag, attributes, text }: HeadTag): string {
  const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
  const open = `<${tag}${list.join('')} data-page>`
  return tag === 'script' ? `${open}${text ?? ''}</script>` : open
}
