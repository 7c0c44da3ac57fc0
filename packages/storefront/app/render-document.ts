import { jsonForScript } from '../head/head-tags.ts'
import { escapeHtml } from '../html/escape-html.ts'
import type { PageAssets } from './assets.ts'

export interface DocumentParts {
  language: string
  theme: string
  storeCode: string
  nonce: string
  /** Title and page-specific tags, as HTML. */
  head: string
  /** Font files that the first view shows. */
  fonts: readonly string[]
  icon: string
  assets: PageAssets
  /** The application, as HTML. */
  body: string
  /** What the browser needs to take over. */
  state: unknown
}

export function renderDocument({
  language,
  theme,
  storeCode,
  nonce,
  head,
  fonts,
  icon,
  assets,
  body,
  state,
}: DocumentParts): string {
  const preloads = [
    ...fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...assets.modules.map((href) => `<link rel="modulepreload" href="${href}" nonce="${nonce}">`),
  ]
  return `<!doctype html><html lang="${language}" data-theme="${theme}" data-store="${escapeHtml(storeCode)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${head}<meta property="csp-nonce" nonce="${nonce}"><link rel="icon" href="${icon}" type="image/svg+xml">${preloads.join('')}</head><body><div id="root">${body}</div><script type="application/json" id="state">${jsonForScript(state)}</script><script type="module" src="${assets.script}" nonce="${nonce}"></script></body></html>`
}
