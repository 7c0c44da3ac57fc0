import { errorText } from '@welt/contract/error-text.ts'
import { Hono } from 'hono'
import { etag } from 'hono/etag'
import type { Routes } from '../http/request-context.ts'
import { drawPicture } from './draw-picture.ts'
import { parseImagePath } from './parse-image-path.ts'
import { renderSvg, resizings } from './render-svg.ts'

export interface ImageOptions {
  /** How long browsers and proxies keep a picture. */
  maxAgeSeconds?: number
}

const largestSide = 4000
const briefly = 300

/** GET|HEAD /img/{width}/{height}/{resize|crop|fit}/{path…}: pictures drawn on demand; nothing is read or fetched. */
export function imageRoutes({ maxAgeSeconds = 86_400 }: ImageOptions = {}): Routes {
  const app: Routes = new Hono()

  app.get('/img/:width/:height/:resizing/:path{.+}', etag(), (c) => {
    const { width, height, resizing, path } = c.req.param()
    const size = { width: side(width), height: side(height) }
    const known = resizings.find((name) => name === resizing)
    if (size.width === undefined || size.height === undefined) return c.json(refusal(badSize), 400)
    if (!known) return c.json(refusal(badResizing), 400)
    if (c.req.query('absoluteUrl') !== undefined || isAbsolute(path)) return c.json(refusal(absoluteUrl), 400)

    const picture = parseImagePath(path)
    const isUnknown = picture.kind === 'unknown'
    const svg = renderSvg(drawPicture(picture), { width: size.width, height: size.height, resizing: known })
    // An unknown picture still shows something, but is told as missing and soon asked for again.
    return c.body(svg, isUnknown ? 404 : 200, {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': `public, max-age=${isUnknown ? briefly : maxAgeSeconds}`,
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
      'X-Content-Type-Options': 'nosniff',
    })
  })
  app.get('/img/*', (c) => c.json({ code: 404, result: errorText.notFound }, 404))
  app.all('/img/*', (c) => c.json({ code: 405, result: errorText.methodNotAllowed }, 405, { Allow: 'GET, HEAD' }))
  return app
}

const badSize = `Width and height are whole numbers from 1 to ${largestSide}.`
const badResizing = `A picture can be scaled by ${resizings.join(', ')}.`
const absoluteUrl = 'Pictures are named by a path of this shop, not by an absolute address.'

function refusal(result: string) {
  return { code: 400, result }
}

function side(text: string): number | undefined {
  const value = /^[1-9]\d{0,3}$/.test(text) ? Number(text) : Number.NaN
  return value <= largestSide ? value : undefined
}

/** Also when it hides behind encoding, backslashes or leading slashes. */
function isAbsolute(path: string): boolean {
  return /^[/\\]{2,}|^[/\\]*[a-z][a-z0-9+.-]*(?::|%3a)/i.test(path)
}
