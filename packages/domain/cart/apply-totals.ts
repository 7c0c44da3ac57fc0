import type { CartItem } from '@welt/contract/entity/cart-item.ts'
import type { Totals, TotalsItem } from '@welt/contract/entity/cart-totals.ts'

/** "Totals are overridden from the server, which also updates items": each line learns what it costs there. */
export function applyTotals(items: readonly CartItem[], { items: told }: Pick<Totals, 'items'>): CartItem[] {
  const byId = new Map(told.map((line) => [String(line.item_id), line]))
  return items.map((item) => {
    const { totals: _before, ...line } = item
    const totals = byId.get(String(item.server_item_id))
    if (!totals) return line
    const options = line.options ?? readOptions(totals.options)
    return { ...line, totals: { ...totals, options }, ...(options.length > 0 && { options }) }
  })
}

/** "`options` is a JSON string of `[{label,value}]`; the client parses it when it is a string." */
function readOptions(told: TotalsItem['options'] | readonly unknown[] | undefined): { label: string; value: string }[] {
  try {
    const options: unknown = typeof told === 'string' ? JSON.parse(told) : told
    return Array.isArray(options) ? options.filter(isOption) : []
  } catch {
    // A line without words is better than no line.
    return []
  }
}

function isOption(option: unknown): option is { label: string; value: string } {
  if (typeof option !== 'object' || option === null || !('label' in option) || !('value' in option)) return false
  return typeof option.label === 'string' && typeof option.value === 'string'
}
