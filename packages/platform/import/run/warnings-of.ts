import type { CatalogEntity } from '@welt/contract/api/catalog.ts'
import type { StoreView } from '@welt/contract/entity/store-view.ts'
import { taxCountry } from '@welt/domain/tax/tax-country.ts'
import type { Bulk } from './take-bulk.ts'
import type { Rules } from './take-rules.ts'

interface Facts {
  counts: Partial<Record<CatalogEntity, number>>
  rules: Rules
  bulk: Bulk
  storeView: StoreView
  menuLevel: number
  /** Kinds that the files lack stay in the view: then nothing can be said about their absence. */
  keepsOthers: boolean
}

/** A shop without these is not one; it can do without reviews, blocks and trees of pages. */
const needed: readonly CatalogEntity[] = ['product', 'category', 'attribute', 'taxrule', 'cms_page']

/** What no document is wrong about, and the merchant should know all the same. */
export function warningsOf({ counts, rules, bulk, storeView, menuLevel, keepsOthers }: Facts): string[] {
  if (Object.keys(counts).length === 0) return []
  const missing = keepsOthers ? [] : needed.filter((entity) => (counts[entity] ?? 0) === 0)
  const lacks = (entity: CatalogEntity) => missing.includes(entity)
  const warnings: string[] = []
  if (missing.length > 0) warnings.push(`The files hold no ${missing.join(', ')}, and so the view has none afterwards.`)
  if (lacks('attribute')) warnings.push('Without attributes, filters and options show numbers instead of names.')
  if (lacks('cms_page')) warnings.push('Without content pages the links to imprint, terms and privacy lead nowhere.')
  if (storeView.tax.calculateServerSide && !lacks('taxrule')) warnings.push(...taxWarnings(rules, storeView))
  if (lacks('taxrule')) warnings.push('Without tax rules prices are shown and charged without tax.')
  if ((counts.category ?? 0) > 0) warnings.push(...menuWarnings(rules, menuLevel))
  const { unknownCategories: unknown, withoutOptions } = bulk
  if (unknown.size > 0 && (counts.category ?? 0) > 0) {
    warnings.push(`Products name ${unknown.size} categories that are not there: ${first(unknown)}.`)
  }
  if (withoutOptions.length > 0) {
    warnings.push(
      `Nothing tells the variants of ${withoutOptions.length} configurable products apart: ${first(withoutOptions)}. They need configurable_options or attributes with options.`,
    )
  }
  return warnings
}

function taxWarnings({ taxRules }: Rules, { tax }: StoreView): string[] {
  const country = taxCountry(tax)
  const isKnown =
    taxRules.length === 0 || taxRules.some(({ rates }) => rates.some((rate) => rate.tax_country_id === country))
  return isKnown ? [] : [`No tax rule has a rate for ${country}: prices are shown and charged without tax.`]
}

function menuWarnings({ categories: { categories } }: Rules, menuLevel: number): string[] {
  const all = [...categories.values()]
  if (all.some(({ level, is_active: isActive }) => level === menuLevel && isActive === true)) return []
  const levels = [...new Set(all.map(({ level }) => Number(level)))].sort((a, b) => a - b)
  return [
    `No active category stands on level ${menuLevel}, so the header shows none; there are levels ${levels.join(', ')} (see category.menuLevel).`,
  ]
}

function first(items: Iterable<string | number>): string {
  const all = [...items]
  return all.length > 5 ? `${all.slice(0, 5).join(', ')} …` : all.join(', ')
}
