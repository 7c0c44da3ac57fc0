import type { VariantIndex } from '@welt/domain/variant/create-variant-index.ts'

/** How the address names a choice: a variant by its sku, anything less by its values. */
export function choiceQuery(index: VariantIndex, picked: Readonly<Record<string, string>>): string {
  const codes = index.options.map(({ code }) => code).filter((code) => picked[code] !== undefined)
  const variant = codes.length === index.options.length ? index.find(picked) : undefined
  if (variant) return `childSku=${encodeURIComponent(variant.sku)}`
  return codes.map((code) => `${code}=${encodeURIComponent(picked[code] ?? '')}`).join('&')
}

/** A link to the same page with another choice or another picture; pictures count from 1, as people do. */
export function choiceHref(query: string, view: number): string {
  return view > 0 ? `?${query}${query && '&'}view=${view + 1}` : `?${query}`
}
