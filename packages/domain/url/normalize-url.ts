/**
 * The form in which the url map knows a path: no slash at either end, no query string, umlauts as letters. `null` for
 * what is no path of ours. Browsers read `//evil`, `/\evil` and a tab between two slashes as another host, so whatever
 * could become one never gets through, percent-coded or not.
 */
export function normalizeUrl(url: string): string | null {
  const path = decode(url.replace(/[?#].*$/s, ''))
  if (path === null || hasForbidden(path) || isAbsolute(path)) return null
  const inner = path.replace(/^\//, '').replace(/\/+$/, '')
  return inner.split('/').some(isDotSegment) ? null : inner
}

/** Umlauts arrive as one letter or as a letter with dots to be put on it: both are the same word. */
function decode(path: string): string | null {
  try {
    return decodeURIComponent(path).normalize('NFC')
  } catch (error) {
    if (error instanceof URIError) return null
    throw error
  }
}

function hasForbidden(path: string): boolean {
  return /[\\\p{Cc}]/u.test(path)
}

function isAbsolute(path: string): boolean {
  return path.startsWith('//') || /^[a-z][a-z0-9+.-]*:/i.test(path)
}

function isDotSegment(segment: string): boolean {
  return segment === '.' || segment === '..'
}
