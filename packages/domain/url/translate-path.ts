import type { PublicConfig } from '@welt/contract/entity/public-config.ts'

type PathTranslations = PublicConfig['url']['pathTranslations']

/**
 * The path that a translated page has in a store view, found by the path that it has in any of them; `null` for a page
 * that is not translated. Paths come without store prefix; query and hash go along.
 */
export function translatePath(translations: PathTranslations, path: string, storeCode: string): string | null {
  const end = path.search(/[?#]/)
  const bare = end < 0 ? path : path.slice(0, end)
  const sought = withoutTrailingSlash(bare)
  const page = translations.find((paths) =>
    Object.values(paths).some((known) => withoutTrailingSlash(known) === sought),
  )
  const translated = page?.[storeCode]
  return translated === undefined ? null : translated + path.slice(bare.length)
}

function withoutTrailingSlash(path: string): string {
  return path.replace(/(?<=.)\/+$/, '')
}
