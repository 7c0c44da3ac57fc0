import { colours } from '../params/colour.ts'
import type { Language, Localized } from '../params/localized.ts'
import type { ShoeParams, ShoeView, WeltName } from '../params/shoe-params.ts'
import { leatherLabels } from './leather-label.ts'
import { patternLabels } from './pattern-label.ts'
import { soleLabels } from './sole-label.ts'
import { viewLabel } from './view-label.ts'

/** What somebody who cannot see the picture is told: at most 125 characters, since readers cut longer texts. */
export function describeShoe(params: ShoeParams, view: ShoeView, language: Language): string {
  const { pattern, making, finish } = params
  const colour = colours[finish.colour].adjective[language]
  const leather = leatherLabels[finish.leather][language]
  const sole = soleLabels[making.sole][language]
  const extras = [weltLabels[making.welt], patinaLabels[finish.patina]].flatMap((label) => label?.[language] ?? [])
  const name = patternLabels[pattern][language]
  const end = viewLabel(view, { pattern, making })[language]
  if (language === 'en') return `${name} in ${colour} ${leather} with ${enumerate([`a ${sole}`, ...extras])}, ${end}`
  const rest = extras.length > 0 ? ` mit ${extras.join(' und ')}` : ''
  return `${name} aus ${colour} ${leather} auf ${sole}${rest}, ${end}`
}

/** Named only where it shows: a seam to the heel breast is what one expects. */
const weltLabels: Readonly<Partial<Record<WeltName, Localized>>> = {
  '360': { de: 'Rundumnaht', en: '360° welt' },
  storm: { de: 'Sturmrahmen', en: 'storm welt' },
  none: { de: 'Durchnaht', en: 'Blake seam' },
}

const patinaLabels: Readonly<Partial<Record<ShoeParams['finish']['patina'], Localized>>> = {
  1: { de: 'zarter Patina', en: 'light patina' },
  2: { de: 'Patina', en: 'patina' },
  3: { de: 'tiefer Patina', en: 'deep patina' },
}

function enumerate(parts: readonly string[]): string {
  const last = parts.at(-1) ?? ''
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${last}` : last
}
