import { createHash } from 'node:crypto'
import type { StoreView } from '@welt/contract/entity/store-view.ts'
import { writtenLanguage } from '@welt/domain/language/written-language.ts'
import { Html, html } from '../html/html.ts'
import type { RequestContext } from '../http/request-context.ts'
import { completeHeaders } from '../http/respond.ts'
import { letterThemes } from './letter-theme.ts'

export interface LinkPage {
  title: string
  text: string
  /** Asks before anything happens: programs that look through mails follow every link, but press no button. */
  button?: { label: string; token: string }
  home: { label: string; url: string }
}

/** The page that a link in a letter leads to: one sentence, one button. It works without a script and loads nothing. */
export function linkPage(page: LinkPage, status: 200 | 410, context: RequestContext): Response {
  const { storeView, path } = context
  const style = styleOf(storeView.theme)
  const body = html`<!doctype html>
<html lang="${writtenLanguage(storeView.i18n)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${page.title} – ${storeView.name}</title>
<style>${new Html(style)}</style>
</head>
<body>
<main>
<p class="mark">${storeView.name}</p>
<h1>${page.title}</h1>
<p>${page.text}</p>
${page.button ? formHtml(page.button, path) : new Html('')}<p><a href="${page.home.url}">${page.home.label}</a></p>
</main>
</body>
</html>
`
  const headers = completeHeaders(
    { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policyFor(style) },
    context,
  )
  return new Response(body.text, { status, headers })
}

/** Posts to the same place without the query; said relatively, because the path in front may name a store view. */
function formHtml({ label, token }: NonNullable<LinkPage['button']>, path: string): Html {
  return html`<form method="post" action="${path.slice(path.lastIndexOf('/') + 1)}">
<input type="hidden" name="token" value="${token}">
<button>${label}</button>
</form>
`
}

function policyFor(style: string): string {
  const hash = createHash('sha256').update(style).digest('base64')
  return `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`
}

function styleOf(theme: StoreView['theme']): string {
  const { paper, card, ink, ink2, accent, onAccent, rule, heading, body, radius, mark, dark } = letterThemes[theme]
  return (
    `body{margin:0;background:${paper};color:${ink};font:16px/1.55 ${body}}` +
    `main{max-width:30rem;margin:12vh auto 2rem;padding:2.25rem 2rem;background:${card};border:1px solid ${rule};border-radius:${radius}px}` +
    `.mark{margin:0 0 2rem;font-family:${heading};font-size:1.4rem;${mark}}` +
    `h1{margin:0 0 1rem;font:500 1.75rem/1.2 ${heading}}p{margin:0 0 1.25rem}` +
    `button{margin:.5rem 0 1.75rem;padding:.9rem 1.75rem;border:0;border-radius:${radius}px;background:${accent};color:${onAccent};font:600 1rem/1.4 ${body};cursor:pointer}` +
    `a{color:${ink2}}:focus-visible{outline:2px solid ${ink};outline-offset:3px}` +
    `@media (prefers-color-scheme:dark){body{background:${dark.paper};color:${dark.ink}}main{background:${dark.card};border-color:${dark.rule}}` +
    `a{color:${dark.ink2}}button{background:${dark.ink};color:${dark.card}}:focus-visible{outline-color:${dark.ink}}}`
  )
}
