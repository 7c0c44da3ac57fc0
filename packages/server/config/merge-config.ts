import type { StoreView } from '@welt/contract/entity/store-view.ts'
import { isPlainObject, type PlainObject } from './plain-object.ts'

/** Later values win; objects are merged key by key, lists are replaced. */
export function mergeConfig(base: PlainObject, over: PlainObject): PlainObject {
  const merged = { ...base }
  for (const [key, value] of Object.entries(over)) {
    const before = base[key]
    merged[key] = isPlainObject(before) && isPlainObject(value) ? mergeConfig(before, value) : value
  }
  return merged
}

/**
 * A file's list of store views says which views there are. A view of a known code needs only what differs
 * from its default; a view of a new code is complete.
 */
export function completeStoreViews(listed: unknown, known: StoreView[]): unknown {
  if (!Array.isArray(listed)) return listed
  return listed.map((view: unknown) => {
    if (!isPlainObject(view)) return view
    const base = known.find((one) => one.storeCode === view['storeCode'])
    return base ? mergeConfig({ ...base }, view) : view
  })
}
