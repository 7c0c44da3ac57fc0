/** The name of the route that a resolved path becomes. The path is as `normalizeUrl` gives it. */
export function dispatcherName(path: string): `urldispatcher-${string}` {
  return `urldispatcher-${path}`
}
