import { cookieIn } from './cookie-jar.ts'

/** Whether cookies of this page begin as the server writes them where the line is safe. */
export const isSecurePage = () => location.protocol === 'https:'

export function readBrowserCookie(name: string): string | null {
  return cookieIn(document.cookie, name)
}

export function removeBrowserCookie(name: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser, and not on plain http
  document.cookie = `${name}=; Path=/; SameSite=Lax; Max-Age=0${isSecurePage() ? '; Secure' : ''}`
}
