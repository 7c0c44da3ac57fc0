import { type EuSize, mensSizes, sizeOf, womensSizes } from '../attribute/sizes.ts'
import type { Language } from '../localized.ts'

const heads: Readonly<Record<Language, readonly string[]>> = {
  de: ['EU', 'UK', 'US', 'Fußlänge in cm'],
  en: ['EU', 'UK', 'US', 'Length of foot in cm'],
}

/** The chart is made from the table that the variants are made from, so that both tell the same sizes. */
export function sizeTable(who: 'men' | 'women', language: Language): string {
  const rows = (who === 'men' ? mensSizes : womensSizes).map((eu) => row(eu, who, language))
  const head = heads[language].map((text) => `<th scope="col">${text}</th>`).join('')
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`
}

function row(eu: EuSize, who: 'men' | 'women', language: Language): string {
  const { uk, us, usWomen, cm } = sizeOf(eu)
  const length = cm.toFixed(1).replace('.', language === 'de' ? ',' : '.')
  const cells = [uk, who === 'men' ? us : usWomen, length].map((text) => `<td>${text}</td>`).join('')
  return `<tr><th scope="row">${eu}</th>${cells}</tr>`
}
