export interface Chunk {
  file: string
  name?: string
  isEntry?: boolean
  isDynamicEntry?: boolean
  imports?: readonly string[]
}

export type Manifest = Readonly<Record<string, Chunk>>

/** Texts come in one language; each has about as many. */
const ownTexts = new Set(['cart', 'minicart', 'account'].map((group) => `i18n/messages/de/${group}.json`))
const isOwn = (key: string) =>
  /^(?:cart|cart-screen|session)\/|^account\/authentication-dialog/.test(key) || ownTexts.has(key)
/** What these pages share with cart and session is not theirs: nobody comes to them without the one or the other. */
const comesAfter = (key: string) => /^(?:checkout|order-confirmation)\/|^account\/account-route/.test(key)
const isOwnGroup = ({ name }: Chunk) => name === 'cart' || name === 'session'

/** Everything that cart and session bring, and that no other page or part has brought without them. */
export function ownChunks(manifest: Manifest): string[] {
  const begun = Object.entries(manifest).filter(([, { isEntry, isDynamicEntry }]) => isEntry || isDynamicEntry)
  const keys = begun.map(([key]) => key).filter((key) => !comesAfter(key) && !isText(key))
  const others = reachable(
    manifest,
    keys.filter((key) => !isOwn(key)),
    (chunk) => !isOwnGroup(chunk),
  )
  const own = reachable(manifest, Object.keys(manifest).filter(isOwn), () => true)
  return [...own].filter((key) => !others.has(key))
}

function isText(key: string): boolean {
  return key.startsWith('i18n/messages/')
}

function reachable(manifest: Manifest, from: readonly string[], mayEnter: (chunk: Chunk) => boolean): Set<string> {
  const found = new Set<string>()
  const enter = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || found.has(key) || !mayEnter(chunk)) return
    found.add(key)
    for (const next of chunk.imports ?? []) enter(next)
  }
  for (const key of from) enter(key)
  return found
}
