import type { Platform } from './platform.ts'
import { PlatformUnreachableError } from './platform-unreachable-error.ts'

/** Headers that belong to one connection and never travel on. */
const hopByHop = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]
/** Fetch finds its own host and length, and decodes what it asked for. */
const ownOfRequest = ['host', 'content-length', 'accept-encoding', 'expect']
const ownOfAnswer = ['content-encoding', 'content-length']

/** A platform somewhere else: the same requests, sent to its address. */
export function remotePlatform({ url, timeout }: { url: string; timeout: number }): Platform {
  const base = new URL(url)
  const basePath = base.pathname.replace(/\/$/, '')

  const send = async (path: string, init: RequestInit & { duplex?: 'half' }, signals: AbortSignal[]) => {
    const signal = AbortSignal.any([...signals, AbortSignal.timeout(timeout)])
    try {
      return await fetch(`${base.origin}${basePath}${path}`, { ...init, redirect: 'manual', signal })
    } catch (error) {
      throw new PlatformUnreachableError(error instanceof Error && error.name === 'TimeoutError' ? 504 : 502, error)
    }
  }

  return {
    async fetch(request) {
      const { pathname, search } = new URL(request.url)
      const { method } = request
      const headers = endToEnd(request.headers, ownOfRequest)
      const body = method === 'GET' || method === 'HEAD' ? {} : { body: request.body, duplex: 'half' as const }
      const answer = await send(pathname + search, { method, headers, ...body }, [request.signal])
      return new Response(answer.body, { status: answer.status, headers: endToEnd(answer.headers, ownOfAnswer) })
    },
    async ready() {
      // Any answer will do: a foreign platform need not know our readiness call.
      const answers = await send('/', { method: 'HEAD' }, []).then(
        () => true,
        () => false,
      )
      return { ready: answers, platform: answers ? 'ok' : 'unreachable' }
    },
    async close() {},
  }
}

function endToEnd(headers: Headers, without: readonly string[]): Headers {
  const kept = new Headers(headers)
  const named = headers.get('connection')?.split(',') ?? []
  for (const name of [...hopByHop, ...without, ...named.map((part) => part.trim()).filter(Boolean)]) kept.delete(name)
  return kept
}
