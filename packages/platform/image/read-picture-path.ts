export type PicturePath =
  | { kind: 'path'; path: string }
  /** An address of another machine, however it is disguised. */
  | { kind: 'absolute' }
  /** No name that a file or a drawing of ours could have. */
  | { kind: 'unreadable' }

const longestPath = 1024

/** Reads what stands behind the way of scaling, still percent-encoded. It is decoded once and never again. */
export function readPicturePath(raw: string): PicturePath {
  if (isAbsolute(raw)) return { kind: 'absolute' }
  const decoded = decode(raw)
  if (decoded === undefined) return { kind: 'unreadable' }
  if (isAbsolute(decoded)) return { kind: 'absolute' }
  // File systems spell "ö" in two ways, a path has one.
  const path = decoded.replace(/^\//, '').normalize('NFC')
  return path.length <= longestPath && path.split('/').every(isName) ? { kind: 'path', path } : { kind: 'unreadable' }
}

/** Also when it hides behind encoding, backslashes or leading slashes; `C:` is an address too. */
function isAbsolute(path: string): boolean {
  return /^[/\\]{2,}|^[/\\]*[a-z][a-z0-9+.-]*(?::|%3a)/i.test(path)
}

function decode(raw: string): string | undefined {
  try {
    return decodeURIComponent(raw)
  } catch {
    return undefined
  }
}

/** Neither a way up nor hidden, and nothing that one file system reads differently from another. */
function isName(segment: string): boolean {
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  return segment !== '' && !/^\.|[\u0000-\u001f\u007f\\:*?"<>|]|[. ]$/.test(segment)
}
