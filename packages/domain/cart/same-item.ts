import { chosenOptions, type WithOptions } from './chosen-options.ts'
import { itemChecksum, optionsChecksum } from './item-checksum.ts'

/** What identity looks at, in a line of the browser's cart or of the server's. */
export interface CartLine extends WithOptions {
  sku: string | number
  server_item_id?: unknown
  item_id?: unknown
  checksum?: unknown
}

/**
 * Whether two lines, of either cart, are one item. "Items with bundle or custom options match by id or checksum. Items
 * with configurable options match by sku. Others match by id or sku." A missing side is never the same.
 */
export function sameItem(one: CartLine | undefined, other: CartLine | undefined): boolean {
  if (!one || !other) return false
  if (isPersonal(one) || isPersonal(other)) return sameServerId(one, other) || sameChoice(one, other)
  if (variantOptions(one).length > 0 || variantOptions(other).length > 0) return sameSku(one, other)
  return sameServerId(one, other) || sameSku(one, other)
}

/** Whether both lines carry the same id of the server: number or text, as servers differ in that. */
export function sameServerId(one: CartLine, other: CartLine): boolean {
  const id = serverId(one)
  return id !== undefined && id === serverId(other)
}

/** One sku sells with many bundle and custom options: there the sku says nothing. */
function isPersonal(line: CartLine): boolean {
  return chosenOptions(line, 'bundle_options').length > 0 || chosenOptions(line, 'custom_options').length > 0
}

/** The checksum sees custom options alone where a line has both kinds; one engraving on two sizes is two items. */
function sameChoice(one: CartLine, other: CartLine): boolean {
  return checksum(one) === checksum(other) && !differentVariant(variantOptions(one), variantOptions(other))
}

function differentVariant(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length === 0 || other.length === 0) return false
  return optionsChecksum(one) !== optionsChecksum(other)
}

function variantOptions(line: CartLine): readonly unknown[] {
  return chosenOptions(line, 'configurable_item_options')
}

function serverId(line: CartLine): string | undefined {
  const id = line.server_item_id ?? line.item_id
  if (typeof id !== 'string' && typeof id !== 'number') return undefined
  return String(id) || undefined
}

function checksum(line: CartLine): string {
  return typeof line.checksum === 'string' ? line.checksum : itemChecksum(line)
}

function sameSku(one: CartLine, other: CartLine): boolean {
  return String(one.sku) === String(other.sku)
}
