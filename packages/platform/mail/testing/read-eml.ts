export interface ReadMail {
  /** In lower case, unfolded and decoded; a repeated one keeps its values, joined by newlines. */
  headers: ReadonlyMap<string, string>
  text: string
  html: string
  attachments: { name: string; content: string }[]
}

/** Reads a letter as a mail program would, as far as the shop's own letters need it. */
export function readEml(message: string): ReadMail {
  const parts = partsOf(message.replaceAll('\r\n', '\n'))
  const find = (type: string) =>
    parts.find(({ headers }) => headers.get('content-type')?.startsWith(type) && !isAttached(headers))?.body ?? ''
  return {
    headers: parts[0]?.headers ?? new Map(),
    text: find('text/plain'),
    html: find('text/html'),
    attachments: parts
      .filter(({ headers }) => isAttached(headers))
      .map(({ headers, body }) => ({
        name: /filename="?([^";]+)/.exec(headers.get('content-disposition') ?? '')?.[1] ?? '',
        content: body,
      })),
  }
}

interface Part {
  headers: ReadonlyMap<string, string>
  body: string
}

const isAttached = (headers: Part['headers']) => headers.get('content-disposition')?.startsWith('attachment') ?? false

/** The message itself, then everything inside it. */
function partsOf(source: string): Part[] {
  const end = source.indexOf('\n\n')
  const headers = headersOf(source.slice(0, end))
  const content = source.slice(end + 2)
  const boundary = /boundary="?([^";]+)/.exec(headers.get('content-type') ?? '')?.[1]
  if (boundary === undefined) return [{ headers, body: decodeBody(content, headers) }]
  const inner = content.split(`--${boundary}`).slice(1, -1)
  return [{ headers, body: '' }, ...inner.flatMap((part) => partsOf(part.replace(/^\n/, '')))]
}

function headersOf(source: string): Map<string, string> {
  const headers = new Map<string, string>()
  for (const line of source.replace(/\n[ \t]+/g, ' ').split('\n')) {
    const colon = line.indexOf(':')
    const name = line.slice(0, colon).toLowerCase()
    const known = headers.get(name)
    const value = decodeWords(line.slice(colon + 1).trim())
    headers.set(name, known === undefined ? value : `${known}\n${value}`)
  }
  return headers
}

function decodeWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString('utf8')
        : decodeQuoted(word.replaceAll('_', ' ')),
    )
}

function decodeBody(content: string, headers: Part['headers']): string {
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase()
  if (encoding === 'base64') return Buffer.from(content, 'base64').toString('utf8')
  const text = encoding === 'quoted-printable' ? decodeQuoted(content.replaceAll('=\n', '')) : content
  return text.replace(/\n$/, '')
}

function decodeQuoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
