import { html } from '../../html/html.ts'
import type { Language } from '../localized.ts'
import { type Dealer, rangeNames, regions } from './dealers.ts'

const heads: Readonly<Record<Language, readonly string[]>> = {
  de: ['Händler', 'Anschrift', 'Führt'],
  en: ['Shop', 'Address', 'Carries'],
}

/** A heading and a table for every region: each can be linked by its name. */
export function dealerTables(language: Language): string {
  const head = heads[language].map((text) => html`<th scope="col">${text}</th>`)
  const tables = regions.map(
    ({ name, dealers }) => html`<h2>${name[language]}</h2>
<table><thead><tr>${head}</tr></thead><tbody>${dealers.map((dealer) => row(dealer, language))}</tbody></table>
`,
  )
  return html`${tables}`.text
}

function row({ name, street, town, carries }: Dealer, language: Language) {
  const address = `${street}, ${typeof town === 'string' ? town : town[language]}`
  const range = carries.map((one) => rangeNames[one][language]).join(', ')
  return html`<tr><th scope="row">${name}</th><td>${address}</td><td>${range.charAt(0).toUpperCase() + range.slice(1)}</td></tr>`
}
