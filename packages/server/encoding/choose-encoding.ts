export const encodings = ['zstd', 'br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

/** The first of the offered encodings that the client takes; undefined means as it is. */
export function chooseEncoding(acceptEncoding: string | undefined, offered: readonly Encoding[]): Encoding | undefined {
  if (!acceptEncoding) return undefined
  const refused = new Set<string>()
  const accepted = new Set<string>()
  for (const part of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';')
    const isRefused = parameters.some((parameter) => /^\s*q\s*=\s*0(?:\.0*)?\s*$/.test(parameter))
    ;(isRefused ? refused : accepted).add(name.trim())
  }
  return offered.find((encoding) => !refused.has(encoding) && (accepted.has(encoding) || accepted.has('*')))
}
