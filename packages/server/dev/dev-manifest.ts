import type { Manifest } from '@welt/storefront/app/assets.ts'

/** Without a build every source is its own file: Vite serves it at its path. */
export const devManifest: Manifest = new Proxy<Manifest>(
  {},
  {
    get(known, source) {
      const path = String(source)
      known[path] ??= { file: path }
      return known[path]
    },
  },
)
