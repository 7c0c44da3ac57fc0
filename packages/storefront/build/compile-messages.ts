import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'
import { messageKinds } from '../i18n/format-message.ts'

/** Turns the ICU texts of `i18n/messages/<language>/<group>.json` into the token lists that `formatMessage` reads. */
export function compileMessages(): Plugin {
  return {
    name: 'welt:compile-messages',
    enforce: 'pre',
    transform: {
      filter: { id: /\/i18n\/messages\/[a-z]{2}\/[a-z-]+\.json$/ },
      handler(source) {
        const texts = JSON.parse(source) as Record<string, string>
        const compiled = Object.entries(texts).map(([key, text]) => [key, compile(key, text)])
        return { code: `export default ${JSON.stringify(Object.fromEntries(compiled))}`, moduleType: 'js', map: null }
      },
    },
  }
}

function compile(key: string, text: string): unknown {
  const message = compileMessageOrThrow(text)
  for (const token of message) {
    const kind = typeof token === 'string' ? undefined : token[1]
    if (kind !== undefined && !messageKinds.some((known) => known === kind)) {
      throw new Error(`The text "${key}" uses {…, ${kind}}: only ${messageKinds.join(', ')} are understood.`)
    }
  }
  return message
}
