/** One step of the way to the page; the last one is the page itself and has no path. */
export interface Crumb {
  label: string
  /** Without the store view's prefix. */
  path?: string
}
