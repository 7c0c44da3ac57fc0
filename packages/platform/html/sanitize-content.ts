import sanitizeHtml from 'sanitize-html'
import { isPlainContent } from './is-plain-content.ts'

const text = 'h2 h3 h4 p br hr blockquote ul ol li dl dt dd strong b em i small sub sup abbr q cite span div section'
const table = 'table caption thead tbody tfoot tr th td'
const rich = 'a img figure figcaption details summary'

const options: sanitizeHtml.IOptions = {
  allowedTags: [text, table, rich].join(' ').split(' '),
  // No id, name, class or style: they reach into the page around the content.
  allowedAttributes: {
    a: ['href', 'title', 'hreflang', 'rel'],
    abbr: ['title'],
    details: ['open'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    ol: ['start'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', { name: 'scope', multiple: false, values: ['col', 'row', 'colgroup', 'rowgroup'] }],
    '*': ['lang'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  // A picture from another host would be a request that the visitor never agreed to.
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'xmp', 'noembed', 'noframes', 'title'],
  enforceHtmlBoundary: false,
  nestingLimit: 30,
  transformTags: {
    a: (tagName, attribs) => ({
      tagName,
      attribs: /^https?:/i.test(attribs.href ?? '') ? { ...attribs, rel: 'noopener noreferrer' } : attribs,
    }),
  },
  exclusiveFilter: (frame) => frame.tag === 'img' && !frame.attribs.src,
}

/** Content as it may be put into a page: an allow-list of tags and attributes, nothing that runs, loads or lays itself over the page. */
export function sanitizeContent(html: string): string {
  return isPlainContent(html) ? html : sanitizeHtml(html, options)
}
