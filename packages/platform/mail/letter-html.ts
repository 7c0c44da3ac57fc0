import { Html, html } from '../html/html.ts'
import type { Letter, LetterLink, LetterTable } from './letter-content.ts'
import { letterThemes } from './letter-theme.ts'
import { letterWords } from './letter-words.ts'

type Theme = (typeof letterThemes)[keyof typeof letterThemes]

/**
 * The letter as one table of 600 px with inline styles, because mail programs know little else. No picture, no font and
 * no style is loaded from anywhere: opening a letter tells nobody. In the dark the few classes below take over.
 */
export function letterHtml(content: Letter): string {
  const { language, shopName, title, greeting, paragraphs, table, link, sections = [], footer } = content
  const theme = letterThemes[content.theme ?? 'ellermoor']
  const body = [
    ...(title === undefined ? [] : [headingHtml(title, 26, theme)]),
    paragraphHtml(greeting, theme),
    ...paragraphs.map((text) => paragraphHtml(text, theme)),
    ...(table ? [tableHtml(table, theme)] : []),
    ...(link ? [buttonHtml(link, letterWords[language].address, theme)] : []),
    ...sections.flatMap((section) => [
      headingHtml(section.title, 19, theme),
      ...section.paragraphs.map((text) => paragraphHtml(text, theme)),
    ]),
    paragraphHtml(`${letterWords[language].closing}\n${shopName}`, theme),
  ]
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${title ?? shopName}</title>
<style>${new Html(darkStyle(theme))}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${theme.paper}">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="background:${theme.paper}">
<tr><td align="center" style="padding:32px 12px 40px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
<tr><td class="ink" align="center" style="padding:0 0 24px;font-family:${theme.heading};font-size:26px;line-height:32px;${theme.mark};color:${theme.ink}">${shopName}</td></tr>
<tr><td class="card" style="padding:36px 32px 20px;background:${theme.card};border:1px solid ${theme.rule};border-radius:${theme.radius}px">
${body}
</td></tr>
<tr><td style="padding:20px 32px 0">
${footer.map((line) => footerHtml(line, theme))}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`.text
}

function darkStyle({ dark }: Theme): string {
  const { paper, card, ink, ink2, rule } = dark
  return (
    '@media (prefers-color-scheme:dark){' +
    `.paper{background:${paper}!important}.card{background:${card}!important;border-color:${rule}!important}` +
    `.ink,.ink a{color:${ink}!important}.ink2,.ink3,.ink3 a{color:${ink2}!important}` +
    `.line{border-color:${rule}!important}.action{background:${ink}!important}.action a{color:${card}!important}}`
  )
}

function headingHtml(text: string, size: number, { heading, ink }: Theme): Html {
  const style = `margin:0 0 16px;font-family:${heading};font-size:${size}px;line-height:${size + 6}px;font-weight:500;color:${ink}`
  return html`<h2 class="ink" style="${style}">${lines(text)}</h2>
`
}

function paragraphHtml(text: string, { body, ink }: Theme): Html {
  const style = `margin:0 0 16px;font-family:${body};font-size:16px;line-height:25px;color:${ink}`
  return html`<p class="ink" style="${style}">${lines(text)}</p>
`
}

function buttonHtml({ label, url }: LetterLink, address: string, theme: Theme): Html {
  const { body, accent, onAccent, ink3, radius } = theme
  return html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 16px"><tr>
<td class="action" style="background:${accent};border-radius:${radius}px"><a href="${url}" style="display:inline-block;padding:15px 28px;font-family:${body};font-size:16px;line-height:22px;font-weight:600;color:${onAccent};text-decoration:none">${label}</a></td>
</tr></table>
<p class="ink3" style="margin:0 0 24px;font-family:${body};font-size:13px;line-height:19px;color:${ink3}">${address}<br><a href="${url}" style="color:${ink3};word-break:break-all">${url}</a></p>
`
}

function tableHtml({ head, rows, sums = [] }: LetterTable, theme: Theme): Html {
  const { body, ink, ink2, ink3, rule } = theme
  const side = (column: number) => (column === 0 ? 'left' : 'right')
  const pad = (column: number) => (column === 0 ? '12px 8px 12px 0' : '12px 0 12px 8px')
  const cell = `border-bottom:1px solid ${rule};font-family:${body};vertical-align:top;font-variant-numeric:tabular-nums`
  return html`<table class="line" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 24px;border-top:1px solid ${rule}">
<tr>${head.map(
    (text, column) =>
      html`<th scope="col" class="line ink3" align="${side(column)}" style="${cell};padding:${pad(column)};font-size:13px;line-height:18px;font-weight:500;color:${ink3}">${text}</th>`,
  )}</tr>
${rows.map(
  (row) => html`<tr>${row.map((text, column) => {
    const [first = '', ...more] = text.split('\n')
    return html`<td class="line ink" align="${side(column)}" style="${cell};padding:${pad(column)};font-size:15px;line-height:22px;color:${ink}${column === 0 ? '' : ';white-space:nowrap'}">${first}${more.map(
      (line) => html`<br><span class="ink2" style="font-size:14px;line-height:20px;color:${ink2}">${line}</span>`,
    )}</td>`
  })}</tr>
`,
)}${sums.map(({ label, amount, isTotal = false }) => {
  const size = isTotal ? '18px;line-height:26px;font-weight:600' : '15px;line-height:22px'
  const style = `font-family:${body};font-size:${size};color:${ink};padding:${isTotal ? '12px' : '8px'} 0 0;font-variant-numeric:tabular-nums`
  return html`<tr><td class="ink" colspan="${Math.max(1, head.length - 1)}" style="${style}">${label}</td><td class="ink" align="right" style="${style};padding-left:8px;white-space:nowrap">${amount}</td></tr>
`
})}</table>
`
}

function footerHtml(line: string | LetterLink, { body, ink3 }: Theme): Html {
  const text =
    typeof line === 'string' ? lines(line) : html`<a href="${line.url}" style="color:${ink3}">${line.label}</a>`
  return html`<p class="ink3" style="margin:0 0 8px;font-family:${body};font-size:13px;line-height:19px;color:${ink3}">${text}</p>
`
}

function lines(text: string): Html {
  const [first = '', ...more] = text.split('\n')
  return html`${first}${more.map((line) => html`<br>${line}`)}`
}
