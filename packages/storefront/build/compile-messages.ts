import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'

/** Turns the ICU texts of `i18n/messages/<language>/<group>.json` into the token lists that the runtime reads. */
export function compileMessages(): Plugin {
  return {
    name: 'welt:compile-messages',
    enforce: 'pre',
    transform: {
      filter: { id: /\/i18n\/messages\/[a-z]{2}\/[a-z-]+\.json$/ },
      handler(source) {
        const texts = JSON.parse(source) as Record<string, string>
        const compiled = Object.entries(texts).map(([id, text]) => [id, compileMessageOrThrow(text)])
        return { code: `export default ${JSON.stringify(Object.fromEntries(compiled))}`, moduleType: 'js', map: null }
      },
    },
  }
}
