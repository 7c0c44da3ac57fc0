import type { BundleOption, Product } from '@welt/contract/entity/product.ts'
import { errorText } from '@welt/contract/error-text.ts'
import { type BundleSelection, defaultBundleSelection } from '@welt/domain/product/default-bundle-selection.ts'

type BundleLink = BundleOption['product_links'][number]

export interface BundlePick {
  option: BundleOption
  link: BundleLink
  qty: number
}

export interface ChosenBundle {
  selection: BundleSelection
  picks: BundlePick[]
}

/** What a shopper takes of a bundle, or the words that say what is wrong with it. Nothing said means what is preset. */
export function readBundleOptions(bundle: Product, sent: BundleSelection = []): ChosenBundle | { fault: string } {
  const selection = (sent.length > 0 ? sent : defaultBundleSelection(bundle)).map(
    ({ option_id, option_qty, option_selections }) => ({
      option_id,
      ...(option_qty !== undefined && { option_qty }),
      option_selections,
    }),
  )
  const picks: BundlePick[] = []
  for (const { option_id, option_qty, option_selections } of selection) {
    const option = bundle.bundle_options?.find((one) => String(one.option_id) === String(option_id))
    const isRepeated = picks.some((pick) => pick.option === option)
    const found = option && !isRepeated ? picksOf(option, option_selections, option_qty) : null
    if (!option || found === null) return { fault: errorText.wrongOption(option?.title ?? String(option_id)) }
    picks.push(...found)
  }
  const open = bundle.bundle_options?.find(
    (option) => option.required !== false && !picks.some((pick) => pick.option === option),
  )
  if (open) return { fault: errorText.requiredOption(open.title ?? String(open.option_id)) }
  return picks.length > 0 ? { selection, picks } : { fault: errorText.emptyBundle }
}

const severalAtOnce = new Set(['checkbox', 'multi'])

/** Null where the option does not offer it. */
function picksOf(
  option: BundleOption,
  ids: readonly (string | number)[],
  qty: number | undefined,
): BundlePick[] | null {
  if (new Set(ids.map(String)).size !== ids.length) return null
  if (ids.length > 1 && !severalAtOnce.has(String(option.type))) return null
  const picks: BundlePick[] = []
  for (const id of ids) {
    const link = option.product_links.find((one) => String(one.id) === String(id))
    const taken = link && quantityOf(link, qty)
    if (!link || !taken) return null
    picks.push({ option, link, qty: taken })
  }
  return picks
}

/** Undefined where the shopper asks for another quantity than the bundle fixes, or for none that can be counted. */
function quantityOf(link: BundleLink, asked: number | undefined): number | undefined {
  const preset = link.qty ?? 1
  const qty = asked ?? preset
  const isFixed = link.can_change_quantity === 0 || link.can_change_quantity === false
  return Number.isSafeInteger(qty) && qty > 0 && (qty === preset || !isFixed) ? qty : undefined
}
