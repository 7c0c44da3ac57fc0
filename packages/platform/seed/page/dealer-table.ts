import type { Language } from '../localized.ts'

export interface Region {
  name: string
  dealers: readonly Dealer[]
}

/** Name, address, and what of the house stands on its shelves. */
export type Dealer = readonly [name: string, address: string, range: string]

const heads: Readonly<Record<Language, readonly string[]>> = {
  de: ['Händler', 'Anschrift', 'Führt'],
  en: ['Shop', 'Address', 'Carries'],
}

/** A heading and a table for every region: each can be linked by its name. */
export function dealerTables(regions: readonly Region[], language: Language): string {
  const head = heads[language].map((text) => `<th scope="col">${text}</th>`).join('')
  return regions
    .map(({ name, dealers }) => {
      const rows = dealers.map(([shop, ...cells]) => {
        const rest = cells.map((text) => `<td>${text}</td>`).join('')
        return `<tr><th scope="row">${shop}</th>${rest}</tr>`
      })
      return `<h2>${name}</h2>\n<table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`
    })
    .join('\n')
}
