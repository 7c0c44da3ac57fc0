/** Texts under keys, as the browser's own storages have them, but for their failures. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Where the shop keeps texts. Nothing here fails: what cannot be kept is known until the page is closed. */
export interface ShopStorage extends TextStorage {
  /** Calls back when another tab has written the key. */
  onChange: (key: string, changed: () => void) => void
  /** Whether what was written last under the key outlives the page; told once it is certain. */
  isKept: (key: string) => Promise<boolean>
}
