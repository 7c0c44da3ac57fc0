/** Calls back when another tab has written the key. */
export function onStorageChange(key: string, changed: () => void): void {
  window.addEventListener('storage', (event) => event.key === key && changed())
}
