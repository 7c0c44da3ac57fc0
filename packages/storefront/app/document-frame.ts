import { escapeHtml } from '../html/escape-html.ts'
import type { BrandPictures } from '../theme/theme-assets.ts'
import type { PageAssets } from './assets.ts'
import { startScript } from './start-script.ts'

export interface Frame {
  language: string
  theme: string
  storeCode: string
  /** Font files that the first view shows. */
  fonts: readonly string[]
  pictures: Pick<BrandPictures, 'icon' | 'small' | 'touch' | 'colour'>
  assets: PageAssets
  /** The id of a form that is to be done once, however often it is sent. */
  onceForm?: string | undefined
}

export interface DocumentContent {
  nonce: string
  /** Of this answer alone, in letters and digits. */
  once: string
  /** Title and page-specific tags, as HTML. They come after what the browser shall begin to fetch: offers can be long. */
  head: string
  /** The application, as HTML. */
  body: string
  /** What the browser needs to take over, as JSON that is safe inside a script element. */
  state: string
}

/** The document around a page. What is the same for every request is joined once, what differs is put in between. */
export function documentFrame({
  language,
  theme,
  storeCode,
  fonts,
  pictures,
  assets,
  onceForm,
}: Frame): (content: DocumentContent) => string {
  const start = `<!doctype html><html lang="${language}" data-theme="${theme}" data-store="${escapeHtml(storeCode)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="theme-color" content="${pictures.colour}">`
  const links = [
    ...fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    `<link rel="icon" href="${pictures.small}" type="image/png" sizes="48x48">`,
    `<link rel="icon" href="${pictures.icon}" type="image/svg+xml" sizes="any">`,
    `<link rel="apple-touch-icon" href="${pictures.touch}" sizes="180x180">`,
  ].join('')
  const code = startScript(assets)
  // Beside the application, which is the same for everybody: what differs with every answer is no part of it.
  const named = (once: string) =>
    onceForm === undefined ? '' : `<input type="hidden" form="${onceForm}" name="once" value="${once}">`

  return ({ nonce, once, head, body, state }) =>
    `${start}${links}<meta property="csp-nonce" nonce="${nonce}">${head}</head><body><div id="root">${body}</div>${named(once)}<script type="application/json" id="state">${state}</script><script nonce="${nonce}">${code}</script></body></html>`
}
