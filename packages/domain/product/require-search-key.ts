import { errorText } from '@welt/contract/error-text.ts'

export type SearchKey =
  | { ok: true; key: string; value: string | number }
  | { ok: false; reason: 'no-search-key'; text: string }

/** "A single fetch needs the search key option." */
export function requireSearchKey(options: Readonly<Record<string, unknown>>, key = 'sku'): SearchKey {
  const value = options[key]
  if ((typeof value === 'string' && value.trim() !== '') || typeof value === 'number') return { ok: true, key, value }
  return { ok: false, reason: 'no-search-key', text: errorText.noSearchKey(key) }
}
