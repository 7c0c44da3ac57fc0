import { splitIndexName } from './choose-entity.ts'

/** The index without its entity, date and version: `vue_storefront_catalog_product_1572…` is `vue_storefront_catalog`. */
export function baseOf(index: string): string {
  return splitIndexName(index)?.base ?? index.replace(/(?:[_-]\d+)+$/, '')
}

export interface BaseRequest {
  /** How many documents each of them has. */
  counts: ReadonlyMap<string, number>
  /** The one that was asked for. */
  wanted: string | undefined
  /** The name of the store view's own index, and the view's code. */
  own: string
  storeCode: string
}

export type BaseChoice = { ok: true; base: string | undefined } | { ok: false; reason: string }

/** A dump of a whole engine holds the indexes of several store views; one of them is for this view. */
export function chooseBase({ counts, wanted, own, storeCode }: BaseRequest): BaseChoice {
  const bases = [...counts.keys()]
  if (wanted !== undefined) {
    const base = baseOf(wanted)
    return counts.has(base)
      ? { ok: true, base }
      : { ok: false, reason: `The files hold no index ${wanted}; they hold ${list(bases)}.` }
  }
  if (bases.length <= 1) return { ok: true, base: bases[0] }
  const base = [own, `${shortest(bases)}_${storeCode}`].find((name) => counts.has(name))
  if (base !== undefined) return { ok: true, base }
  return {
    ok: false,
    reason: `The files hold the indexes ${list(bases)}: name the one for ${storeCode} with --index.`,
  }
}

function list(names: readonly string[]): string {
  return names.length === 0 ? 'none' : names.toSorted().join(', ')
}

function shortest(names: readonly string[]): string {
  return names.toSorted((a, b) => a.length - b.length)[0] ?? ''
}
