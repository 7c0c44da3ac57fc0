import { escapeHtml } from '../../html/escape-html.ts'
import type { SheetSection } from './sheet-section.ts'

/** The page that shows all pictures, each from its own file so that drawings cannot disturb each other. */
export function pageText(sections: readonly SheetSection[]): string {
  const parts = sections.map(({ name, title, columns, pictures }) => {
    const figures = pictures.map(
      ({ name: picture, alt, ground }) =>
        `<figure${ground === 'dark' ? ' class="dark"' : ''}><img loading="lazy" src="svg/${encodeURI(picture)}.svg" alt="${escapeHtml(alt)}"><figcaption>${escapeHtml(picture)}</figcaption></figure>`,
    )
    return `<section id="${name}"><h2>${escapeHtml(title)}</h2><div style="--columns:${columns}">${figures.join('\n')}</div></section>`
  })
  const links = sections.map(({ name, title }) => `<a href="#${name}">${escapeHtml(title)}</a>`).join(' ')
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Shoes</title>
<style>
body{margin:32px;background:#f4f0e9;color:#2a1c14;font:14px/1.4 sans-serif}
nav{position:sticky;top:0;padding:8px 0;background:#f4f0e9}nav a{margin-right:16px;color:inherit}
section>div{display:grid;grid-template-columns:repeat(var(--columns),minmax(120px,1fr));gap:16px}
figure{margin:0;background:#eae3d7}figure.dark{background:#17110d;color:#f4f0e9}
img{display:block;width:100%}figcaption{padding:4px 8px;font-size:11px;overflow-wrap:anywhere}
</style>
<nav>${links}</nav>
${parts.join('\n')}
</html>
`
}
