export interface CookieOptions {
  /** Milliseconds; without it the cookie goes when the browser is closed. */
  lifetime?: number | undefined
  /** No script of the page needs it. */
  isHidden?: boolean
}

/** The cookies that came with a request, and what its answer makes of them. */
export interface CookieJar {
  read: (name: string) => string | null
  write: (name: string, value: string, options?: CookieOptions) => void
  remove: (name: string) => void
  /** One `Set-Cookie` for each that has changed. */
  headers: () => string[]
  /** Whether it came over a line that nobody else can read. */
  isSecure: boolean
}

export function createCookieJar(request: Pick<Request, 'url' | 'headers'>): CookieJar {
  const isSecure = request.url.startsWith('https:')
  const given = request.headers.get('cookie') ?? ''
  const changed = new Map<string, { value: string | null; header: string }>()
  const attributes = `; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`
  return {
    isSecure,
    read(name) {
      const change = changed.get(name)
      return change ? change.value : cookieIn(given, name)
    },
    write(name, value, { lifetime, isHidden = false } = {}) {
      const age = lifetime === undefined ? '' : `; Max-Age=${Math.floor(lifetime / 1000)}`
      const header = `${name}=${encodeURIComponent(value)}${attributes}${isHidden ? '; HttpOnly' : ''}${age}`
      changed.set(name, { value, header })
    },
    remove(name) {
      if (this.read(name) !== null) changed.set(name, { value: null, header: `${name}=${attributes}; Max-Age=0` })
    },
    headers: () => [...changed.values()].map(({ header }) => header),
  }
}

/** The value of a cookie in what a browser tells of them; what is none of ours may be written in any way. */
export function cookieIn(cookies: string, name: string): string | null {
  const pair = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  if (pair === undefined) return null
  try {
    return decodeURIComponent(pair.slice(name.length + 1)) || null
  } catch {
    return null
  }
}
