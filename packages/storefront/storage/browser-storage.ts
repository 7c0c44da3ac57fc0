/** The browser's storage, or none where it is forbidden. */
export function browserStorage(name: 'localStorage' | 'sessionStorage' = 'localStorage'): Storage | null {
  try {
    return window[name]
  } catch {
    return null
  }
}
