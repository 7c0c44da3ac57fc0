import { unknownStore } from '@welt/contract/early-error-sentence.ts'
import type { StoreView } from '@welt/contract/entity/store-view.ts'

type Placed = Pick<StoreView, 'storeCode' | 'url' | 'appendStoreCode'>

/**
 * A path of the shop as it stands in the address bar of one store view. Query and hash stay as they are; slashes at the
 * front become one, since two would lead to another host.
 */
export function withStorePrefix(storeView: Placed, path: string): string {
  const prefix = storePrefix(storeView)
  const inner = path.replace(/^[/\\]+/, '')
  if (prefix === '') return `/${inner}`
  return inner === '' || /^[?#]/.test(inner) ? prefix + inner : `${prefix}/${inner}`
}

/** The way back: the path that all store views share. */
export function withoutStorePrefix(storeView: Placed, path: string): string {
  const prefix = storePrefix(storeView)
  if (prefix === '' || !isInside(prefix, path)) return path
  const rest = path.slice(prefix.length)
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** Whose path it is: the view with the longest matching prefix, or the default view at the root. */
export function findStoreView<View extends Placed>(
  storeViews: readonly View[],
  defaultStoreCode: string,
  pathname: string,
): View {
  const [longest] = storeViews
    .filter((view) => storePrefix(view) !== '' && isInside(storePrefix(view), pathname))
    .toSorted((one, other) => storePrefix(other).length - storePrefix(one).length)
  const found = longest ?? storeViews.find((view) => view.storeCode === defaultStoreCode)
  if (!found) throw new Error(unknownStore(defaultStoreCode))
  return found
}

/** What every path of the view begins with: nothing at the root, `/laszlo_en` for the English one. */
export function storePrefix({ url, appendStoreCode }: Placed): string {
  return appendStoreCode ? url : ''
}

/** Prefixes end where a segment ends: `/derby` is not in the view at `/de`. */
function isInside(prefix: string, path: string): boolean {
  return path.startsWith(prefix) && /^($|[/?#])/.test(path.slice(prefix.length))
}
