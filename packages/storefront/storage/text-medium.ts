/** Where texts outlive the page. Every call may fail, at once or later. */
export interface TextMedium {
  keys: () => string[]
  getItem: (key: string) => string | null
  setItem: (key: string, text: string) => void | Promise<void>
  removeItem: (key: string) => void | Promise<void>
}
