/** Path and query of an absolute URL, untouched. A URL object would parse, check and normalise it all once more. */
export function splitUrl(url: string): { pathname: string; search: string } {
  const start = url.indexOf('/', url.indexOf('//') + 2)
  const hash = url.indexOf('#', start)
  const end = hash === -1 ? url.length : hash
  const question = url.indexOf('?', start)
  if (question === -1 || question > end) return { pathname: url.slice(start, end), search: '' }
  return { pathname: url.slice(start, question), search: url.slice(question + 1, end) }
}
