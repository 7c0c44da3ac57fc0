import type { PublicConfig } from '@welt/contract/entity/public-config.ts'
import { storePrefix } from '@welt/domain/url/store-path.ts'

/** Who speaks with the platform asks by other ways. Pictures are not among them: they are looked for, too. */
const calls = ['/api/', '/graphql', '/invalidate']

export interface RobotsContext {
  config: Pick<PublicConfig, 'robots' | 'storeViews'>
  origin: string
  /** Of every store view, without its prefix. */
  privatePaths: readonly string[]
}

/** robots.txt of the whole host. */
export function robotsText({ config, origin, privatePaths }: RobotsContext): string {
  if (!config.robots.index) return 'User-agent: *\nDisallow: /\n'
  const prefixes = [...new Set(config.storeViews.map(storePrefix))]
  const rules = prefixes.flatMap((prefix) => [
    ...calls.map((path) => `Disallow: ${prefix}${path}`),
    // A rule counts for whatever begins like it: a shoe named "Searcher" must stay open.
    ...privatePaths.flatMap((path) => ['$', '?', '/'].map((end) => `Disallow: ${prefix}${path}${end}`)),
  ])
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}
